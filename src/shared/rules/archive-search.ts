import type { PastEvent } from '../api/events.ts';
import type { LessonEntry } from '../entities/lesson.ts';

/** The lessons in whose title and description all words of a search occur, wherever. */
export function lessonsWith(lessons: readonly LessonEntry[], search: string): LessonEntry[] {
  return lessons.filter(({ title, description }) => hasWords(`${title} ${description}`, search));
}

/** The past live Q&As in which all words of a search occur, wherever. */
export function eventsWith(events: readonly PastEvent[], search: string): PastEvent[] {
  return events.filter(({ topic, description, answers }) =>
    hasWords(`${topic} ${description} ${answers ?? ''}`, search),
  );
}

function hasWords(text: string, search: string): boolean {
  const lower = text.toLowerCase();
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => lower.includes(word));
}
