import { describe, expect, it } from 'vitest';
import {
  activityRows,
  activityText,
  numbersInWords,
} from '#src/features/dashboard/activity/activity-text.ts';
import { readAddressFlags } from '#src/features/dashboard/arrival/address-flags.ts';
import { availableTools, TOOL_ENTRIES, toolState } from '#src/features/dashboard/tools/tools.ts';
import { dashboard } from '#src/i18n/en/dashboard.ts';
import { formatAgo, formatDay } from '#shared/rules/dates.ts';
import { greetingName } from '#shared/rules/greeting.ts';

describe('the dashboard', () => {
  it('greets by the first name, else by the whole one or the e-mail’s local part, capitalised', () => {
    expect(greetingName('Anna Maria Muster', 'User')).toBe('Anna Maria Muster');
    expect(greetingName('mia.muster@example.test', 'User')).toBe('Mia.muster');
    expect(greetingName('Mia Muster', 'User')).toBe('Mia');
    expect(greetingName('', 'User')).toBe('User');
  });

  it('counts the free tools for free members and all tools for premium members', () => {
    expect(availableTools(false)).toBe(2);
    expect(availableTools(true)).toBe(6);
  });

  it('locks premium tools for free members only', () => {
    const checker = TOOL_ENTRIES.find(({ id }) => id === 'brand-checker');
    expect(checker && toolState(checker, false)).toBe('locked');
    expect(checker && toolState(checker, true)).toBe('open');
  });

  it('never opens a tool that is still to come', () => {
    expect(toolState({ isFree: true, route: null }, true)).toBe('coming-soon');
  });

  it('tells a return from a payment from a first visit', () => {
    expect(readAddressFlags('?welcome=true')).toMatchObject({ welcome: true, firstTime: false });
    expect(readAddressFlags('?first_time=true')).toMatchObject({ welcome: false, firstTime: true });
    expect(readAddressFlags('?welcome=false')).toMatchObject({ welcome: false, firstTime: false });
  });

  it('names tools in the page’s language, and unknown tools neutrally', () => {
    const entry = {
      id: '1',
      user_id: 'u',
      activity_type: 'tool_accessed',
      created_at: '2026-01-01T00:00:00.000Z',
    } as const;
    const text = (tool_id: string) =>
      activityText({ ...entry, activity_data: { tool_id, tool_name: 'Andere' } }, { dashboard });
    expect(text('glossary')).toBe('Opened Glossary');
    expect(text('gone')).toBe('Opened a tool');
  });
});

describe('the activity', () => {
  const NOW = Date.parse('2026-06-10T12:00:00.000Z');
  const entry = (id: string, tool_id: string) => ({
    id,
    user_id: 'u',
    activity_type: 'tool_accessed' as const,
    activity_data: { tool_id },
    created_at: '2026-06-10T11:00:00.000Z',
  });
  const texts = { dashboard, locale: 'en' as const, now: NOW };

  it('joins what was done again and again, and names the video', () => {
    const watched = {
      ...entry('4', 'x'),
      activity_type: 'video_watched' as const,
      activity_data: { video_title: 'Prompts that work' },
    };
    const entries = [entry('1', 'glossary'), entry('2', 'glossary'), entry('3', 'gone'), watched];
    expect(activityRows(entries, texts)).toEqual([
      { key: '1', text: 'Opened Glossary, 2 times', when: '1 hour ago' },
      { key: '3', text: 'Opened a tool', when: '1 hour ago' },
      { key: '4', text: 'Watched “Prompts that work”', when: '1 hour ago' },
    ]);
  });

  it('ends with the numbers that are not zero', () => {
    const statistics = {
      toolsUsed: 14,
      promptsCreated: 1,
      videosWatched: 0,
      communityRank: 0,
      totalPrompts: 214,
    };
    expect(numbersInWords(statistics, texts)).toBe(
      'Your numbers: tools opened 14 times, one prompt created and 214 prompts in the library.',
    );
    expect(numbersInWords({ ...statistics, communityRank: 3 }, texts)).toContain(
      'number 3 in the community',
    );
    const none = { ...statistics, toolsUsed: 0, promptsCreated: 0, totalPrompts: 0 };
    expect(numbersInWords(none, texts)).toBeNull();
  });
});

describe('dates', () => {
  it('shows days as they are in Berlin', () => {
    expect(formatDay('2026-12-31T23:30:00.000Z', 'de-DE')).toBe('1. Januar 2027');
  });

  it('gives an age in the largest unit that fits', () => {
    const now = Date.parse('2026-06-10T12:00:00.000Z');
    expect(formatAgo('2026-06-10T11:55:00.000Z', now, 'en-US')).toBe('5 minutes ago');
    expect(formatAgo('2026-06-10T09:00:00.000Z', now, 'en-US')).toBe('3 hours ago');
    expect(formatAgo('2026-06-09T12:00:00.000Z', now, 'de-DE')).toBe('gestern');
  });

  it('calls nothing yesterday but the day before, in Berlin', () => {
    // 00:30 on Wednesday in Berlin.
    const now = Date.parse('2026-06-09T22:30:00.000Z');
    expect(formatAgo('2026-06-08T22:00:00.000Z', now, 'en-GB')).toBe('yesterday');
    expect(formatAgo('2026-06-08T21:59:00.000Z', now, 'en-GB')).toBe('2 days ago');
    expect(formatAgo('2026-06-08T12:00:00.000Z', now, 'de-DE')).toBe('vorgestern');
  });

  it('counts days also across the change of the clocks', () => {
    const now = Date.parse('2026-03-30T10:00:00.000Z');
    expect(formatAgo('2026-03-28T10:00:00.000Z', now, 'en-GB')).toBe('2 days ago');
  });
});
