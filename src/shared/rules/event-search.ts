import type { PastEvent } from '../api/events.ts';

/** The past live Q&As in which all words of a search occur, wherever. */
export function eventsWith(events: readonly PastEvent[], search: string): PastEvent[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return events.filter(({ topic, description, answers }) => {
    const text = `${topic} ${description} ${answers ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
