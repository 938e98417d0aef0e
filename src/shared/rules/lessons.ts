import { LESSON_LEVELS, type LessonEntry, type LessonLevel } from '../entities/lesson.ts';
import type { LessonMarks, LessonProgress } from '../entities/lesson-progress.ts';

export type LessonChoice = 'all' | LessonLevel;

/** The options of the filter, in their order (product 20.1). */
export const LESSON_CHOICES: readonly LessonChoice[] = ['all', ...LESSON_LEVELS];

/** The lessons of a level, featured ones first, otherwise in the order given. */
export function lessonsOf<T extends Pick<LessonEntry, 'category' | 'featured'>>(
  lessons: readonly T[],
  choice: LessonChoice,
): T[] {
  return lessons
    .filter(({ category }) => choice === 'all' || category === choice)
    .toSorted((a, b) => Number(b.featured) - Number(a.featured));
}

/** A lesson is done after its guide was read or its video watched: both have the same content. */
export function isDone(marks: LessonMarks | undefined): boolean {
  return marks?.read_at !== undefined || marks?.watched_at !== undefined;
}

/** How many of these lessons are done. */
export function countDone(
  lessons: readonly Pick<LessonEntry, 'key'>[],
  progress: LessonProgress,
): number {
  return lessons.filter(({ key }) => isDone(progress[key])).length;
}

/** A lesson as the dashboard names it. */
export interface PublishedLesson extends Pick<LessonEntry, 'key' | 'category' | 'featured'> {
  titles: { en: string; de: string };
  /** Reading time of the guide. */
  minutes: number;
  /** UTC. */
  created_at: string;
}

/** The first lesson, as the page of lessons lists them, that is not done; null when all are. */
export function nextLesson(
  published: readonly PublishedLesson[],
  progress: LessonProgress,
): Pick<PublishedLesson, 'key' | 'titles' | 'minutes'> | null {
  const next = lessonsOf(published, 'all').find(({ key }) => !isDone(progress[key]));
  return next ? { key: next.key, titles: next.titles, minutes: next.minutes } : null;
}

const WORDS_PER_MINUTE = 200;

/** Whole minutes that a text takes to read, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** `5:30` in seconds. */
export function secondsOf(time: string): number {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number);
  return minutes * 60 + seconds;
}
