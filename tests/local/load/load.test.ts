import { describe, expect, it } from 'vitest';
import { arrivals, pickAction, providerDelay, seeded } from '#local/load/arrivals.ts';
import { readFlags, requireWholeDay } from '#local/load/flags.ts';
import { actionNames, ANSWERS_A_MONTH, SHARES } from '#local/load/mix.ts';
import { findBend, summarizeStep, type Done } from '#local/load/steps.ts';
import { drawByText, fateOf, Unreliable } from '#local/load/unreliable.ts';

describe('arrivals', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(arrivals(20, 10, seeded(7))).toEqual(arrivals(20, 10, seeded(7)));
    expect(arrivals(20, 10, seeded(8))).not.toEqual(arrivals(20, 10, seeded(7)));
  });

  it('come as often as asked, with the gaps of a Poisson process', () => {
    const all = arrivals(50, 400, seeded(1)).map(({ due }) => due);
    expect(all.length / 400).toBeCloseTo(50, 0);
    expect(all.toSorted((a, b) => a - b)).toEqual(all);
    const gaps = all.slice(1).map((due, index) => due - (all[index] ?? 0));
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    // Of exponential gaps 1 - 1/e are shorter than their mean.
    const short = gaps.filter((gap) => gap < mean).length / gaps.length;
    expect(short).toBeCloseTo(1 - 1 / Math.E, 1);
  });

  it('bring every action, in its share', () => {
    const all = arrivals(100, 200, seeded(3));
    for (const { name, share } of SHARES) {
      const part = all.filter(({ action }) => action === name).length / all.length;
      expect(Math.abs(part - share), name).toBeLessThan(0.01);
    }
    expect(SHARES.map(({ name }) => name)).toEqual(actionNames);
    expect(pickAction(0)).toBe('visit');
  });
});

describe('a step', () => {
  const done = (milliseconds: number, more: Partial<Done> = {}): Done => ({
    ...{ action: 'visit', error: null, isInTime: true, milliseconds },
    ...more,
  });

  it('tells ranks of what waits for the store, what was done in time, and errors by kind', () => {
    const own = Array.from({ length: 100 }, (_, index) => done(index + 1));
    const step = summarizeStep(10, 10, [
      ...own,
      done(5_000, { action: 'question' }),
      done(9_000, { error: '502 model-failed', action: 'question', isInTime: false }),
      done(1, { error: 'no answer' }),
    ]);
    expect(step).toEqual({
      ...{ asked: 10, done: 10.2, p50: 50, p95: 95, p99: 99, modelsP99: 5_000 },
      errors: { '502 model-failed': 1, 'no answer': 1 },
    });
  });

  it('bends p99 above three times the least of those before', () => {
    const steps = (...times: number[]) => times.map((p99) => ({ p99 }));
    expect(findBend(steps(20, 40, 60, 61))).toBe(3);
    expect(findBend(steps(20, 60))).toBe(-1);
    expect(findBend(steps(90, 20, 61))).toBe(2);
    expect(findBend([])).toBe(-1);
  });
});

describe('a provider', () => {
  const temper = {
    delays: { median: 0, spread: 0 },
    fails: 0.1,
    loses: 0.1,
    hangs: 0,
    isBusy: 0.1,
  };

  it('meets the same request with the same fate, in the shares that were set', () => {
    const draw = drawByText(1);
    expect(draw('a')).toBe(draw('a'));
    const fates = Array.from({ length: 5_000 }, (_, index) => fateOf(temper, draw(`${index}`)));
    expect(fates.filter((fate) => fate === 'isBusy').length / 5_000).toBeCloseTo(0.1, 1);
    expect(fates.filter((fate) => fate === 'answers').length / 5_000).toBeCloseTo(0.7, 1);
  });

  it('has done its work when only its answer is lost, and nothing when it fails', async () => {
    let asked = 0;
    const provider = {
      fetch: () => {
        asked += 1;
        return Response.json({});
      },
    };
    const ask = async (draw: number) => {
      const unreliable = new Unreliable(provider, temper, () => draw);
      unreliable.isCalm = false;
      const request = new Request('http://provider.test', { method: 'POST', body: 'x' });
      return (await unreliable.fetch(request)).status;
    };
    expect([await ask(0.05), asked]).toEqual([500, 0]);
    expect([await ask(0.15), asked]).toEqual([500, 1]);
    expect([await ask(0.25), asked]).toEqual([503, 1]);
    expect([await ask(0.5), asked]).toEqual([200, 2]);
  });

  it('takes its median for half of the answers, and much longer for a few', () => {
    const delays = { median: 1_500, spread: 0.5 };
    expect(providerDelay(delays, 0.5)).toBeCloseTo(1_500);
    expect(providerDelay(delays, 0.99)).toBeGreaterThan(4_000);
  });
});

it('refuses a run that is longer than five minutes, or that midnight would cut', () => {
  expect(readFlags([]).rates[0]).toBe(20);
  expect(() => readFlags(['--minutes', '5'])).toThrow('--minutes');
  expect(() => readFlags(['--rates', '10,x'])).toThrow('--rates');
  expect(() => requireWholeDay(new Date('2026-11-22T23:56:00Z'), 3)).toThrow('day');
  requireWholeDay(new Date('2026-11-22T12:00:00Z'), 3);
});

it('asks for the answers of questions and schedules', () => {
  expect(ANSWERS_A_MONTH).toBe(200);
});
