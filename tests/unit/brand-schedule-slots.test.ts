import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CampaignSchedule } from '#shared/entities/campaign-schedule.ts';
import type { BrandRun, RunSlot } from '#shared/entities/brand-run.ts';
import { askedAnswers } from '#shared/rules/asked-answers.ts';
import { openCounts, searchesBack, skipOpen, withSlot } from '#shared/rules/run-slots.ts';
import { dueMinute, lastMemory, openSlots, scheduledSlots } from '#shared/rules/schedule-slots.ts';

const MODELS = { chatgpt: 'gpt', claude: 'claude', gemini: 'gemini' };

const schedule = (fields: Partial<CampaignSchedule> = {}): CampaignSchedule => ({
  every: 'weekly',
  weekday: 1,
  prompts: ['Who?', 'Why?'],
  platforms: ['chatgpt', 'claude', 'gemini'],
  samples: 2,
  modes: 'search',
  mail: true,
  locale: 'en',
  next_run_at: null,
  stopped: null,
  silent_runs: {},
  last_memory: null,
  ...fields,
});

const countOf = (slots: readonly RunSlot[]) => ({
  memory: slots.filter(({ mode }) => mode === 'memory').length,
  search: slots.filter(({ mode }) => mode === 'search').length,
});

describe('due times', () => {
  test('of many campaigns are spread over the day, on the same day in Berlin, always at the same time', () => {
    const counts = new Map<number, number>();
    for (let index = 0; index < 12_000; index += 1) {
      const minute = dueMinute(`campaign-${index * 7_919}`);
      expect(minute % 10).toBe(0);
      counts.set(minute, (counts.get(minute) ?? 0) + 1);
    }
    expect(counts.size).toBe(120);
    expect(Math.min(...counts.keys())).toBeGreaterThanOrEqual(2 * 60);
    expect(Math.max(...counts.keys())).toBeLessThan(22 * 60);
    expect(Math.max(...counts.values())).toBeLessThan(200);
    expect(dueMinute('abc')).toBe(dueMinute('abc'));
  });
});

describe('a run by schedule', () => {
  const DUE = '2026-11-23T05:00:00.000Z';

  test('asks with web search each time, and from memory in the first run of a month', () => {
    const first = scheduledSlots(schedule(), DUE, MODELS);
    expect(countOf(first)).toEqual({ memory: 12, search: 8 });
    const last_memory = lastMemory(schedule(), first, DUE, MODELS);
    const later = schedule({ last_memory });
    expect(countOf(scheduledSlots(later, '2026-11-30T05:00:00.000Z', MODELS))).toEqual({
      memory: 0,
      search: 8,
    });
    expect(countOf(scheduledSlots(later, '2026-12-07T05:00:00.000Z', MODELS)).memory).toBe(12);
  });

  test('asks the memory of a platform again when another model is configured, and of no other', () => {
    const last_memory = { month: '2026-11', models: MODELS };
    const models = { ...MODELS, claude: 'claude-new' };
    const slots = scheduledSlots(schedule({ last_memory }), DUE, models);
    const memory = slots.filter(({ mode }) => mode === 'memory');
    expect(new Set(memory.map(({ platform }) => platform))).toEqual(new Set(['claude']));
    expect(lastMemory({ last_memory }, slots, DUE, models)).toEqual({ month: '2026-11', models });
  });

  test('asks both, or memory alone, each time when the member wants it so', () => {
    const last_memory = { month: '2026-11', models: MODELS };
    const both = scheduledSlots(schedule({ last_memory, modes: 'both' }), DUE, MODELS);
    expect(countOf(both)).toEqual({ memory: 12, search: 8 });
    const memory = scheduledSlots(schedule({ last_memory, modes: 'memory' }), DUE, MODELS);
    expect(countOf(memory)).toEqual({ memory: 12, search: 0 });
  });

  test('has nothing to ask when Gemini alone is to be asked with web search', () => {
    const last_memory = { month: '2026-11', models: MODELS };
    const gemini = schedule({ last_memory, platforms: ['gemini'] });
    expect(scheduledSlots(gemini, DUE, MODELS)).toEqual([]);
  });

  test('asks every question once before it asks any again', () => {
    const slots = scheduledSlots(schedule({ modes: 'both' }), DUE, MODELS);
    expect(slots.slice(0, 10).every(({ sample }) => sample === 1)).toBe(true);
    expect(slots.slice(10).every(({ sample }) => sample === 2)).toBe(true);
    const keys = slots.map((slot) => [slot.prompt, slot.platform, slot.mode, slot.sample].join());
    expect(new Set(keys).size).toBe(slots.length);
  });

  test('asks for as many answers as the form says', () => {
    const question = schedule();
    const slots = scheduledSlots({ ...question, modes: 'both' }, DUE, MODELS);
    const said = { ...question, prompts: question.prompts.length };
    expect(countOf(slots)).toEqual({
      memory: askedAnswers('memory', said).answers,
      search: askedAnswers('search', said).answers,
    });
  });
});

describe('searches', () => {
  const kinds = fc.constantFrom<BrandRun['kind']>('schedule', 'question');
  const steps = fc.array(
    fc.record({
      slot: fc.nat(5),
      outcome: fc.constantFrom('done', 'failed', 'interrupted'),
      used: fc.nat(2),
    }),
  );

  test('that are reserved are used, given back once, or kept for a claim whose end is unknown', () => {
    fc.assert(
      fc.property(kinds, steps, fc.boolean(), (kind, work, isCut) => {
        let slots = openSlots({
          prompts: ['Who?'],
          platforms: ['chatgpt', 'claude'],
          modes: () => ['search'],
          samples: 3,
        });
        let counted = kind === 'question' ? 2 * slots.length : 0;
        let spent = 0;
        const change = (after: RunSlot[], used = 0) => {
          counted -= searchesBack(kind, slots, after, used);
          slots = after;
        };
        for (const { slot, outcome, used } of work) {
          if (slots[slot]?.state !== 'open') continue;
          if (kind === 'schedule') counted += 2;
          change(withSlot(slots, slot, { state: 'claimed' }));
          change(
            withSlot(slots, slot, { state: outcome as 'done' }),
            outcome === 'done' ? used : 0,
          );
          spent += outcome === 'interrupted' ? 2 : outcome === 'done' ? used : 0;
        }
        if (isCut) change(skipOpen(slots, 'membership-ended'));
        const held = kind === 'question' ? 2 * openCounts(slots).open_searches : 0;
        expect(counted).toBe(spent + held);
      }),
    );
  });
});
