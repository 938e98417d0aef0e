import { describe, expect, test } from 'vitest';
import { aheadOf, eventOf, requireRealEvents } from '#scripts/library/event-documents.ts';
import type { EventFile } from '#src/content/schemas/event.ts';

const NOW = new Date('2026-07-01T10:00:00.000Z');

const event = (id: string, startsAt: string, more: Partial<EventFile> = {}): EventFile => ({
  ...{ id, startsAt, minutes: 60 },
  topic: { en: 'Topic', de: 'Thema' },
  description: { en: 'Text', de: 'Text' },
  ...more,
});

describe('events of the file', () => {
  test('begin at their time in Berlin, in summer and in winter', () => {
    expect(eventOf(event('a', '2026-07-15T17:00'), NOW).starts_at).toBe('2026-07-15T15:00:00.000Z');
    expect(eventOf(event('a', '2026-12-15T17:00'), NOW).starts_at).toBe('2026-12-15T16:00:00.000Z');
  });

  test('of the sample operator move so that the last is ahead, others stay', () => {
    const moved = aheadOf(
      [
        event('sample-a', '2026-11-12T17:00'),
        event('sample-b', '2026-12-15T17:00'),
        event('real', '2026-12-15T17:00'),
      ],
      NOW,
    );
    expect(moved.map(({ startsAt }) => startsAt)).toEqual([
      '2026-06-18T17:00',
      '2026-07-21T17:00',
      '2026-12-15T17:00',
    ]);
    expect(aheadOf([], NOW)).toEqual([]);
  });

  test('are not published while one is the sample operator’s, by its id or its address', () => {
    const real = event('real', '2026-12-15T17:00', { joinUrl: 'https://meet.google.com/abc' });
    expect(() => requireRealEvents([real])).not.toThrow();
    expect(() => requireRealEvents([])).not.toThrow();
    expect(() => requireRealEvents([real, event('sample-a', '2026-12-15T17:00')])).toThrow(
      'sample-a',
    );
    const example = { ...real, joinUrl: 'https://meet.anlauf.example/live' };
    expect(() => requireRealEvents([example])).toThrow('events: []');
  });
});
