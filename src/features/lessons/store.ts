import { atom } from 'nanostores';
import { recordActivity } from '@/lib/session/activity';
import { callAsMember } from '@/lib/session/member-api';
import type { Locale } from '@/i18n/locales';
import { ApiError } from '@/lib/api-client';
import type { Lesson, LessonEntry } from '#shared/entities/lesson.ts';
import type { LessonMarks, LessonProgress } from '#shared/entities/lesson-progress.ts';

export type LessonList =
  { state: 'loading' } | { state: 'failed' } | { state: 'ready'; lessons: readonly LessonEntry[] };

export type OpenedLesson =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'missing' }
  | { state: 'ready'; lesson: Lesson };

export const $lessons = atom<LessonList>({ state: 'loading' });
/** What the member has done; empty until it is known. */
export const $progress = atom<LessonProgress>({});
/** The lesson that the address names; shown instead of the list. */
export const $opened = atom<OpenedLesson>({ state: 'loading' });

/** As the server last said. */
let saved: LessonProgress = {};

interface Mark {
  key: string;
  name: keyof LessonMarks;
}

/** The newest change of each mark that was changed here: only its answer says what holds. */
const latest = new Map<string, Mark>();

/** Loads the lessons of a language, and what the member has done. */
export async function loadLessons(locale: Locale): Promise<void> {
  $lessons.set({ state: 'loading' });
  try {
    const { lessons, progress } = await callAsMember('lessons', { locale });
    saved = progress;
    const shown = $progress.get();
    // A lesson that was opened by its address may have been marked meanwhile.
    let marked = progress;
    for (const mark of latest.values()) {
      marked = withMark(marked, mark, shown[mark.key]?.[mark.name]);
    }
    $progress.set(marked);
    $lessons.set({ state: 'ready', lessons });
  } catch (error) {
    console.error('The lessons could not be loaded', error);
    $lessons.set({ state: 'failed' });
  }
}

let wanted = '';

/** Loads one lesson whole; the answer to an earlier wish is dropped. */
export async function loadLesson(locale: Locale, key: string): Promise<void> {
  wanted = key;
  $opened.set({ state: 'loading' });
  try {
    const { lesson } = await callAsMember('lesson', { locale, key });
    if (wanted === key) $opened.set({ state: 'ready', lesson });
  } catch (error) {
    const isMissing =
      error instanceof ApiError && ['lesson-not-found', 'invalid-input'].includes(error.code);
    if (!isMissing) console.error('The lesson could not be loaded', error);
    if (wanted === key) $opened.set(isMissing ? { state: 'missing' } : { state: 'failed' });
  }
}

/**
 * Marks a lesson as read or watched, or takes the mark back. It shows at once.
 *
 * @returns whether it was saved; if not, what the server last said shows again
 */
export async function markLesson(
  key: string,
  change: { read: boolean } | { watched: boolean },
): Promise<boolean> {
  const [name, isSet] =
    'read' in change
      ? (['read_at', change.read] as const)
      : (['watched_at', change.watched] as const);
  const mark = { key, name };
  const id = `${key}/${name}`;
  const show = (at: string | undefined) => {
    if (latest.get(id) === mark) $progress.set(withMark($progress.get(), mark, at));
  };
  latest.set(id, mark);
  show(isSet ? ($progress.get()[key]?.[name] ?? new Date().toISOString()) : undefined);
  try {
    // Whoever leaves the page right after it has marked the lesson all the same.
    const answer = await callAsMember('lesson-progress', { key, ...change }, { keepalive: true });
    saved = answer.progress;
    show(saved[key]?.[name]);
    return true;
  } catch (error) {
    console.error('The mark could not be saved', error);
    show(saved[key]?.[name]);
    if (latest.get(id) === mark) latest.delete(id);
    return false;
  }
}

/** The progress with a mark at a time; without one it is taken back. */
function withMark(
  progress: LessonProgress,
  { key, name }: Mark,
  at: string | undefined,
): LessonProgress {
  return { ...progress, [key]: { ...progress[key], [name]: at } };
}

const counted = new Set<string>();

/** Counts a video once for each visit of the page, however often it is started (product 7.12). */
export function countWatched({ key, title }: Pick<LessonEntry, 'key' | 'title'>): void {
  if (counted.has(key)) return;
  counted.add(key);
  void recordActivity('video_watched', { video_id: key, video_title: title });
}
