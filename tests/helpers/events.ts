import type { StoredEvent } from '#shared/entities/event.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';

/** A live Q&A that begins so many hours from now. */
export function storedEvent(
  id: string,
  hours: number,
  more: Partial<StoredEvent> = {},
): StoredEvent {
  return {
    id,
    starts_at: new Date(Date.now() + hours * HOUR_MS).toISOString(),
    minutes: 60,
    topic: { en: `Topic ${id}`, de: `Thema ${id}` },
    description: { en: 'What we talk about.', de: 'Worüber wir reden.' },
    join_url: `https://meet.example.test/${id}`,
    recording_url: null,
    answers: null,
    status: 'published',
    updated_at: '2026-11-01T00:00:00.000Z',
    reminded_for: null,
    ...more,
  };
}
