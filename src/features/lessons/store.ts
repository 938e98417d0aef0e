import { atom, computed } from 'nanostores';
import { parseLocale } from '@/i18n/locales';
import { ApiError } from '@/lib/api-client';
import { createFetcherStore } from '@/lib/query';
import { recordActivity } from '@/lib/session/activity';
import { callAsMember } from '@/lib/session/member-api';
import { $premiumUid } from '@/lib/session/store';
import type { EndpointOutput } from '#shared/api/contract.ts';
import type { LessonMarks, LessonProgress } from '#shared/entities/lesson-progress.ts';
import type { Lesson, LessonEntry } from '#shared/entities/lesson.ts';
import { $lessonKey } from './lesson-address';

/** The lessons of the page's language, and the member's progress. */
export const $lessons = createFetcherStore<EndpointOutput<'lessons'>>(['lessons/', $premiumUid], {
  fetcher: () => callAsMember('lessons', { locale: parseLocale(document.documentElement.lang) }),
});

/** The lesson of the address, with its guide. */
export const $lesson = createFetcherStore<Lesson>(['lesson/', $premiumUid, '/', $lessonKey], {
  fetcher: async (...[, , , key]) => {
    const locale = parseLocale(document.documentElement.lang);
    const { lesson } = await callAsMember('lesson', { locale, key: String(key) });
    return lesson;
  },
});

/** Whether {@link $lesson} failed because the lesson does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && ['lesson-not-found', 'invalid-input'].includes(error.code);
}

interface Mark {
  key: string;
  name: keyof LessonMarks;
  /** UTC, as an ISO string; undefined without the mark. */
  at: string | undefined;
}

/** Marks by lesson and name. */
type Marks = Readonly<Record<string, Mark>>;

/** Marks that were changed on this page and saved. */
const $answered = atom<Marks>({});

/** Marks that are being saved. */
const $pending = atom<Marks>({});

/** The member's progress with the changes of this page; empty until the lessons are fetched. */
export const $progress = computed(
  [$lessons, $answered, $pending],
  ({ data }, answered, pending): LessonProgress => {
    const progress = { ...data?.progress };
    for (const { key, name, at } of Object.values({ ...answered, ...pending })) {
      progress[key] = { ...progress[key], [name]: at };
    }
    return progress;
  },
);

/**
 * Marks a lesson as read or watched, or removes the mark. The change shows at once.
 *
 * @returns whether it was saved; if not, the change is undone
 */
export async function markLesson(
  key: string,
  change: { read: boolean } | { watched: boolean },
): Promise<boolean> {
  const [name, isSet] =
    'read' in change
      ? (['read_at', change.read] as const)
      : (['watched_at', change.watched] as const);
  const id = `${key}/${name}`;
  const before = $progress.get()[key]?.[name];
  const mark: Mark = { key, name, at: isSet ? (before ?? new Date().toISOString()) : undefined };
  $pending.set({ ...$pending.get(), [id]: mark });
  try {
    // With keepalive, so that it is saved when the page is left at once.
    const { progress } = await callAsMember(
      'lesson-progress',
      { key, ...change },
      { keepalive: true },
    );
    // An answer to an earlier change of the same mark is ignored.
    if (id in $pending.get()) {
      $answered.set({ ...$answered.get(), [id]: { key, name, at: progress[key]?.[name] } });
    }
    return true;
  } catch (error) {
    console.error('The mark could not be saved', error);
    return false;
  } finally {
    const { [id]: newest, ...others } = $pending.get();
    if (newest === mark) $pending.set(others);
  }
}

const counted = new Set<string>();

/** Records a watched video once per page load (product 7.12). */
export function countWatched({ key, title }: Pick<LessonEntry, 'key' | 'title'>): void {
  if (counted.has(key)) return;
  counted.add(key);
  void recordActivity('video_watched', { video_id: key, video_title: title });
}
