import { describe, expect, test } from 'vitest';
import {
  continuing,
  firstSteps,
  isFirstRun,
  stepCount,
} from '#src/features/dashboard/next-steps.ts';
import { dashboard as german } from '#src/i18n/de/dashboard.ts';
import { dashboard } from '#src/i18n/en/dashboard.ts';
import type { NextSteps } from '#shared/entities/next-steps.ts';
import { countNew, visitAt } from '#shared/rules/next-steps.ts';
import { VISIT_MS } from '#shared/limits.ts';

const NOW = Date.parse('2026-11-22T10:00:00.000Z');
const ago = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();
const STATISTICS = {
  toolsUsed: 0,
  promptsCreated: 0,
  videosWatched: 0,
  communityRank: 0,
  totalPrompts: 200,
};

const NOTHING: NextSteps = {
  last_visit_at: null,
  tools: [],
  new_prompts: 0,
  brand: null,
  lessons: { done: 0, total: 6, new: 0 },
};

const USED: NextSteps = {
  last_visit_at: '2026-11-12T09:00:00.000Z',
  tools: [
    { tool_id: 'brand-checker', used_at: ago(2) },
    { tool_id: 'glossary', used_at: ago(30) },
  ],
  new_prompts: 3,
  brand: {
    brand_name: 'Anlauf',
    now: { day: '2026-11-20', mention_rate: 0.6 },
    before: { day: '2026-11-13', mention_rate: 0.4 },
  },
  lessons: { done: 2, total: 6, new: 1 },
};

const facts = (next: NextSteps, promptsCreated = 0) => ({
  next,
  statistics: { ...STATISTICS, promptsCreated },
});
const textsOf = (steps: { label: string; text: string }[]) =>
  steps.map(({ label, text }) => `${label}: ${text}`);

describe('the first steps', () => {
  test('are shown in the first visit, and as long as nothing was used', () => {
    expect(isFirstRun(facts({ ...USED, last_visit_at: null }))).toBe(true);
    expect(isFirstRun(facts({ ...NOTHING, last_visit_at: ago(30) }))).toBe(true);
    expect(isFirstRun(facts({ ...NOTHING, last_visit_at: ago(30) }, 1))).toBe(false);
    expect(isFirstRun(facts(USED))).toBe(false);
  });

  test('are done by what the server counts', () => {
    const done = (next: NextSteps, prompts: number, premium: boolean) =>
      firstSteps(facts(next, prompts), premium, dashboard)
        .filter(({ isDone }) => isDone)
        .map(({ tool }) => tool);
    expect(done(NOTHING, 0, true)).toEqual([]);
    expect(done(USED, 1, true)).toEqual(['brand-checker', 'prompt-builder', 'video-tutorials']);
    expect(done(USED, 0, false)).toEqual(['glossary']);
  });
});

describe('going on', () => {
  test('names the last tools, the brand, what is new and the lessons done', () => {
    expect(textsOf(continuing(facts(USED), true, dashboard, 'en', NOW))).toEqual([
      'Last used 2 hours ago: Brand Checker, Glossary',
      'Anlauf in AI answers: Named in 60% of the answers on 20 November 2026, 40% the time before.',
      'New since 12 November 2026: 3 new prompts in the library. One new lesson.',
      'Video Tutorials: 2 of 6 lessons done.',
    ]);
    const [, brand, news] = continuing(facts(USED), true, german, 'de', NOW);
    expect(brand?.text).toBe(
      'In 60\u00a0% der Antworten vom 20. November 2026 genannt, davor in 40\u00a0%.',
    );
    expect(news?.label).toBe('Neu seit dem 12. November 2026');
  });

  test('leaves out the lessons for free members', () => {
    const free = continuing(
      facts({ ...USED, brand: null, lessons: null }),
      false,
      dashboard,
      'en',
      NOW,
    );
    expect(free.map(({ tool }) => tool)).toEqual(['brand-checker', 'prompt-library']);
    expect(free[1]?.text).toBe('3 new prompts in the library.');
  });

  test('describes a tool where there is nothing to continue', () => {
    const steps = continuing(
      facts({ ...NOTHING, last_visit_at: ago(30) }),
      true,
      dashboard,
      'en',
      NOW,
    );
    expect(steps.map(({ text }) => text)).toEqual([
      dashboard.next.steps['prompt-builder'],
      dashboard.next.steps['brand-checker'],
      dashboard.next.nothingNew,
      dashboard.next.steps['video-tutorials'],
    ]);
  });

  test('leads to the lessons when only they are new, and reports when all are done', () => {
    const lessons = { done: 6, total: 6, new: 1 };
    const steps = continuing(
      facts({ ...USED, new_prompts: 0, lessons }),
      true,
      dashboard,
      'en',
      NOW,
    );
    expect(steps[2]?.tool).toBe('video-tutorials');
    expect(steps[3]?.text).toBe('All 6 lessons done.');
  });

  test.each([true, false])(
    'has as many steps as the place that is kept (premium: %s)',
    (premium) => {
      for (const next of [NOTHING, USED]) {
        expect(continuing(facts(next), premium, dashboard, 'en', NOW)).toHaveLength(
          stepCount(premium),
        );
        expect(firstSteps(facts(next), premium, dashboard)).toHaveLength(stepCount(premium));
      }
    },
  );
});

test('a visit lasts for its time, and the next one keeps when it began', () => {
  const first = visitAt(new Date(NOW), null);
  expect(first).toEqual({ began_at: new Date(NOW).toISOString(), before: null });
  expect(visitAt(new Date(NOW + VISIT_MS - 1), first)).toBe(first);
  expect(visitAt(new Date(NOW + VISIT_MS), first)).toEqual({
    began_at: new Date(NOW + VISIT_MS).toISOString(),
    before: first.began_at,
  });
});

test('nothing is new in the first visit', () => {
  const entries = [{ created_at: ago(1) }, { created_at: ago(50) }];
  expect(countNew(entries, null)).toBe(0);
  expect(countNew(entries, ago(24))).toBe(1);
});
