import { describe, expect, test } from 'vitest';
import {
  isSchedulable,
  promptsProblem,
  scheduleDraftOf,
  settingsOf,
  suggestionsFor,
  type ScheduleDraft,
} from '#src/features/brand-checker/schedule/schedule-draft.ts';

describe('the form', () => {
  const draft: ScheduleDraft = {
    every: 'daily',
    weekday: 1,
    prompts: ' Who?\n\nWho?\nWhy? ',
    platforms: ['claude'],
    samples: 2,
    modes: 'both',
    mail: true,
  };

  test('sends each line once, and nothing when it is off', () => {
    expect(settingsOf(draft, 'de')).toEqual({
      every: 'daily',
      weekday: 1,
      prompts: ['Who?', 'Why?'],
      platforms: ['claude'],
      samples: 2,
      modes: 'both',
      mail: true,
      locale: 'de',
    });
    expect(settingsOf({ ...draft, every: 'off' }, 'de')).toBeNull();
  });

  test('can be sent with a prompt and a platform, within its limits', () => {
    expect(isSchedulable(draft)).toBe(true);
    expect(isSchedulable({ ...draft, prompts: ' \n' })).toBe(false);
    expect(isSchedulable({ ...draft, platforms: [] })).toBe(false);
    expect(isSchedulable({ ...draft, platforms: [], every: 'off' })).toBe(true);
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `W${index}`);
    expect(promptsProblem({ ...draft, prompts: lines(10).join('\n') })).toBeNull();
    expect(promptsProblem({ ...draft, prompts: lines(11).join('\n') })).toBe('tooMany');
    expect(promptsProblem({ ...draft, prompts: 'x'.repeat(501) })).toBe('tooLong');
  });

  test('offers what the campaign was asked, once, newest first and not what is chosen', () => {
    const asked = (prompt: string, campaign_id = 'c') => ({ prompt, campaign_id });
    const tests = [
      asked('New?'),
      asked('Who?'),
      asked('Two\nlines?'),
      asked('New?'),
      asked('Elsewhere?', 'd'),
      asked('x'.repeat(501)),
    ];
    const campaign = { id: 'c', questions: ['Why?', 'Suggested?', 'New?'] };
    expect(suggestionsFor(draft, tests, { ...campaign, questions: [] })).toEqual([
      'New?',
      'Two lines?',
    ]);
    expect(suggestionsFor(draft, tests, campaign)).toEqual(['New?', 'Two lines?', 'Suggested?']);
  });

  test('begins empty and off, with every platform', () => {
    expect(scheduleDraftOf({ schedule: null } as never)).toMatchObject({
      every: 'off',
      prompts: '',
      platforms: ['chatgpt', 'claude', 'gemini'],
    });
  });

  test('begins weekly with the question that it is offered for, in one line', () => {
    expect(scheduleDraftOf({ schedule: null } as never, ' Two\n lines? ')).toMatchObject({
      every: 'weekly',
      weekday: 1,
      prompts: 'Two lines?',
    });
  });
});
