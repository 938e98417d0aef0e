import type { EndpointInput, EndpointOutput } from '#shared/api/contract.ts';
import {
  lessonEntrySchema,
  lessonSchema,
  type Lesson,
  type LessonEntry,
} from '#shared/entities/lesson.ts';
import type { Recording } from '#shared/entities/lesson-video.ts';
import type { LessonMarks } from '#shared/entities/lesson-progress.ts';
import type { PublishedLesson } from '#shared/rules/lessons.ts';
import { DEFAULT_LOCALE, type Locale } from '#src/i18n/locales.ts';
import { ApiError } from '../api-error.ts';
import { changeLessonMarks, findLessonProgress } from '../stores/lesson-progress.ts';
import { listPublishedLessons } from '../stores/lessons.ts';
import { cacheByLocale } from './cache-by-locale.ts';

const readLessons = cacheByLocale(async (locale: Locale) => {
  const stored = await listPublishedLessons(locale);
  return {
    entries: stored.map((lesson) => lessonEntrySchema.parse(lesson)),
    created: new Map(stored.map(({ key, created_at }) => [key, created_at])),
    open: stored.filter(({ open }) => open).map((lesson) => lessonSchema.parse(lesson)),
    lessons: new Map(stored.map((lesson) => [lesson.key, lessonSchema.parse(lesson)])),
  };
});

/** The lessons of a language in their order, and which of them the member has done. */
export async function readLessonIndex(
  locale: Locale,
  uid: string,
  now: Date,
): Promise<EndpointOutput<'lessons'>> {
  const [{ entries }, progress] = await Promise.all([
    readLessons(locale, now),
    findLessonProgress(uid),
  ]);
  return { lessons: entries, progress };
}

/** The published lessons of a language in their order, without their guides. */
export async function readLessonEntries(
  locale: Locale,
  now: Date,
): Promise<readonly LessonEntry[]> {
  return (await readLessons(locale, now)).entries;
}

/** The published lessons in their order with both titles, and since when each is there. */
export async function readPublishedLessons(now: Date): Promise<readonly PublishedLesson[]> {
  const [en, de] = await Promise.all([readLessons('en', now), readLessons('de', now)]);
  return en.entries.map(({ key, title, minutes, featured, category }) => ({
    key,
    minutes,
    featured,
    category,
    titles: { en: title, de: de.lessons.get(key)?.title ?? title },
    created_at: en.created.get(key) ?? '',
  }));
}

/** The lesson of a language that every member may open, whole; null while none is published. */
export async function readOpenLesson(locale: Locale, now: Date): Promise<Lesson | null> {
  return (await readLessons(locale, now)).open[0] ?? null;
}

/**
 * One of these lessons whole.
 *
 * @throws ApiError `lesson-not-found`
 */
export async function readLesson(locale: Locale, key: string, now: Date): Promise<Lesson> {
  const lesson = (await readLessons(locale, now)).lessons.get(key);
  if (!lesson) throw new ApiError('lesson-not-found', `There is no lesson ${key} in ${locale}`);
  return lesson;
}

/** The lesson of the Smart Prompt Builder. */
const BUILDER_LESSON = 'smart-prompt-builder';

/**
 * The film of the Smart Prompt Builder, which every member may see, without its lesson (product 17.9).
 *
 * @throws ApiError `lesson-not-found` when its lesson is not published or has no film of our own
 */
export async function readBuilderFilm(locale: Locale, now: Date): Promise<Recording> {
  const { video } = await readLesson(locale, BUILDER_LESSON, now);
  if (video && 'recording' in video) return video;
  throw new ApiError('lesson-not-found', `${BUILDER_LESSON} has no film in ${locale}`);
}

/**
 * Sets and takes back marks of a lesson. A mark that is set again keeps its first time.
 *
 * @throws ApiError `lesson-not-found`
 */
export async function markLesson(
  uid: string,
  { key, read, watched }: EndpointInput<'lesson-progress'>,
  now: Date,
): Promise<EndpointOutput<'lesson-progress'>> {
  await readLesson(DEFAULT_LOCALE, key, now);
  const { entries } = await readLessons(DEFAULT_LOCALE, now);
  const change = (marks: LessonMarks): LessonMarks => ({
    ...marked(marks, 'read_at', read, now),
    ...marked(marks, 'watched_at', watched, now),
  });
  const keys = new Set(entries.map((entry) => entry.key));
  return { progress: await changeLessonMarks(uid, key, change, keys, now) };
}

/** @param wanted undefined leaves the mark as it is */
function marked(
  marks: LessonMarks,
  name: keyof LessonMarks,
  wanted: boolean | undefined,
  now: Date,
): LessonMarks {
  const before = marks[name];
  if (wanted === false || (wanted === undefined && before === undefined)) return {};
  return { [name]: before ?? now.toISOString() };
}
