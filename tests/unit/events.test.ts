import { describe, expect, it } from 'vitest';
import { calendarFile } from '#shared/rules/calendar-file.ts';
import { germanDateTime, instantOfGermanTime } from '#shared/rules/dates.ts';
import { eventsWith } from '#shared/rules/archive-search.ts';
import { isJoinOpen, isOver, namedBy, nextEvent } from '#shared/rules/events.ts';

const EVENT = { starts_at: '2026-12-15T16:00:00.000Z', minutes: 60 };
const at = (time: string) => new Date(`2026-12-15T${time}:00.000Z`);

describe('a live Q&A', () => {
  it('can be joined from 15 minutes before its start to its end', () => {
    expect(isJoinOpen(EVENT, at('15:44'))).toBe(false);
    expect(isJoinOpen(EVENT, at('15:45'))).toBe(true);
    expect(isJoinOpen(EVENT, at('16:59'))).toBe(true);
    expect(isJoinOpen(EVENT, at('17:00'))).toBe(false);
    expect(isOver(EVENT, at('17:00'))).toBe(true);
  });

  it('is the next one while it runs, then the one that begins first', () => {
    const later = { starts_at: '2027-01-12T16:00:00.000Z', minutes: 60 };
    const last = { starts_at: '2027-02-12T16:00:00.000Z', minutes: 60 };
    expect(nextEvent([last, later, EVENT], at('16:59'))).toBe(EVENT);
    expect(nextEvent([last, later, EVENT], at('17:00'))).toBe(later);
    expect(nextEvent([EVENT], at('17:00'))).toBeNull();
  });

  it('is named by the 1st of its month, and late after that', () => {
    const now = new Date('2026-12-20T12:00:00.000Z');
    expect(namedBy(EVENT.starts_at, now)).toBe('2027-01-01');
    expect(namedBy('2026-11-12T16:00:00.000Z', now)).toBe('2026-12-01');
    expect(namedBy(null, now)).toBe('2026-12-01');
    // In Germany it is January already.
    expect(namedBy(EVENT.starts_at, new Date('2026-12-31T23:30:00.000Z'))).toBe('2027-01-01');
  });

  it('is found by words of its topic, description and answers, in any order', () => {
    const event = (topic: string, answers: string | null) => ({
      ...{ ...EVENT, id: topic, topic, description: 'About words', recording_url: null, answers },
    });
    const events = [event('Prompts', 'Put the example LAST.'), event('Brands', null)];
    const found = (search: string) => eventsWith(events, search).map(({ id }) => id);
    expect(found('')).toEqual(['Prompts', 'Brands']);
    expect(found('example prompts')).toEqual(['Prompts']);
    expect(found(' WORDS ')).toEqual(['Prompts', 'Brands']);
    expect(found('words nowhere')).toEqual([]);
  });
});

describe('a time in Germany', () => {
  it('is an instant and back, in winter and in summer', () => {
    expect(instantOfGermanTime('2026-12-15T17:00')).toBe('2026-12-15T16:00:00.000Z');
    expect(instantOfGermanTime('2026-07-15T17:00')).toBe('2026-07-15T15:00:00.000Z');
    expect(germanDateTime('2026-07-15T15:00:00.000Z')).toBe('2026-07-15T17:00');
  });

  it('is the first of two in autumn, and later by an hour where spring skips it', () => {
    expect(instantOfGermanTime('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(instantOfGermanTime('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
  });
});

describe('a calendar file', () => {
  const file = (title: string, text: string) =>
    calendarFile(
      { ...EVENT, id: 'first', title, text, url: 'https://anlauf.example/dashboard#live-qa' },
      new Date('2026-11-25T10:00:00.000Z'),
      'anlauf.example',
    );

  it('has one event with its times in UTC, and lines that end with CRLF', () => {
    const text = file('Live Q&A', 'Text');
    expect(text.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//anlauf.example//Live Q&A//EN',
      'BEGIN:VEVENT',
      'UID:first@anlauf.example',
      'DTSTAMP:20261125T100000Z',
      'DTSTART:20261215T160000Z',
      'DTEND:20261215T170000Z',
      'SUMMARY:Live Q&A',
      'DESCRIPTION:Text',
      'URL:https://anlauf.example/dashboard#live-qa',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('escapes what separates values, and line breaks', () => {
    expect(file('A, b; c\\d', 'One\nTwo\r\nThree')).toContain(
      'SUMMARY:A\\, b\\; c\\\\d\r\nDESCRIPTION:One\\nTwo\\nThree\r\n',
    );
  });

  it('folds lines at 75 octets and cuts no character in two', () => {
    const title = 'ä'.repeat(100);
    const lines = file(title, '').split('\r\n');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBe(75);
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  });
});
