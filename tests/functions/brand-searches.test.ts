import { beforeEach, describe, expect, test } from 'vitest';
import type { BrandCheckerOutput } from '#shared/api/brand-checker.ts';
import type { TestMember } from '../helpers/api-server-client.ts';
import { configure, useBrandBackend } from '../helpers/brand-checker.ts';
import { countedTwice } from '../helpers/brand-stats.ts';
import { crashing, scheduleClock } from '../helpers/scheduled-runs.ts';
import { useTaskQueue } from '../helpers/task-queue.ts';

const brand = useBrandBackend();
const tasks = useTaskQueue();
const clock = scheduleClock(brand, 2040);
const PROMPT = 'Which agency, please?';

let member: TestMember;
let campaign: string;

/** Each test has a day, a member and a campaign of its own. */
beforeEach(async () => {
  clock.toNextRun();
  const { db } = brand.backend;
  for (const name of ['brand_campaigns', 'brand_runs']) {
    await db.recursiveDelete(db.collection(name));
  }
  member = await brand.premium();
  campaign = (await brand.campaign(member)).id;
});

type Asked = Partial<Parameters<typeof input>[0]>;

function input({
  modes = ['search'],
  samples = 1,
}: { modes?: ('memory' | 'search')[]; samples?: number } = {}) {
  const action = 'test-prompt-all' as const;
  return { action, prompt: PROMPT, campaign_id: campaign, modes, samples };
}

const ask = (fields: Asked = {}) => brand.act(member, input(fields));

async function pendingId(fields: Asked = {}): Promise<string> {
  return (await ask(fields)).pending?.run_id ?? 'none';
}

const look = (id: string) => brand.act(member, { action: 'run', id });
const states = ({ run }: BrandCheckerOutput<'run'>) => run.slots.map(({ state }) => state);

async function searches() {
  return (await brand.act(member, { action: 'tests' })).quota.searches;
}

const asked = () => brand.models.requests().filter(({ prompt }) => prompt.includes(PROMPT)).length;

describe('a question with web search', () => {
  test('is answered from memory at once, and with web search by its own task', async () => {
    const { results, pending, refused, quota } = await ask({
      modes: ['memory', 'search'],
      samples: 2,
    });
    expect(results.map(({ test: { mode } }) => mode)).toEqual(Array(6).fill('memory'));
    expect(refused).toEqual([{ platform: 'gemini', reason: 'terms' }]);
    expect(quota).toMatchObject({ used: 6, searches: { used: 8, used_today: 8 } });
    const id = pending?.run_id ?? '';
    expect(pending).toEqual({ run_id: id, planned: 4 });
    expect(tasks.queued()).toEqual([id]);
    expect(states(await look(id))).toEqual(Array(4).fill('open'));

    await tasks.dispatch(clock.now);
    const done = await look(id);
    expect(done.run).toMatchObject({ state: 'closed', prompt: PROMPT, campaign_id: campaign });
    expect(done.run.slots.map(({ platform, sample }) => `${platform} ${sample}`)).toEqual([
      'chatgpt 1',
      'claude 1',
      'chatgpt 2',
      'claude 2',
    ]);
    expect(done.results).toHaveLength(4);
    for (const { test: each } of done.results) {
      expect(each).toMatchObject({ mode: 'search', searches: 1, run_id: id, batch_id: id });
      expect(each.sources?.cited.length).toBeGreaterThan(0);
    }
    // The sample takes one search of the two that were reserved for each.
    expect(done.quota.searches).toMatchObject({ used: 4, used_today: 4 });
    const { stored, recount, tests } = await countedTwice(brand.backend.db, campaign);
    expect(stored).toEqual(recount);
    expect(tests).toBe(10);
    // Its answers are tests like any other.
    const listed = (await brand.act(member, { action: 'tests', campaign_id: campaign })).tests;
    expect(listed.filter(({ mode }) => mode === 'search')).toHaveLength(4);
  });

  test('is asked once, also when its task comes twice and the scheduler at the same time', async () => {
    const id = await pendingId({ samples: 2 });
    const task = tasks.dispatch(clock.now);
    await Promise.all([task, tasks.dispatch(clock.now), clock.run()]);
    expect(asked()).toBe(4);
    expect(states(await look(id))).toEqual(Array(4).fill('done'));
    expect((await searches()).used).toBe(4);
  });

  test('is asked by the scheduler when its task cannot be queued', async () => {
    tasks.breakDown();
    const id = await pendingId();
    expect(tasks.queued()).toEqual([]);
    expect(await clock.run()).toMatchObject({ asked: 2, closed: 1 });
    expect(states(await look(id))).toEqual(['done', 'done']);
  });

  test('is refused for Gemini alone, whose terms do not allow it', async () => {
    const one = { ...input(), action: 'test-prompt', platform: 'gemini' };
    expect(await brand.refused(member, one)).toEqual({ status: 409, code: 'search-not-offered' });
    expect(tasks.queued()).toEqual([]);
    expect((await searches()).used).toBe(0);
    const both = await brand.act(member, {
      ...input({ modes: ['memory', 'search'] }),
      action: 'test-prompt',
      platform: 'gemini',
    });
    expect(both).toMatchObject({ pending: null, result: { mode: 'memory' } });
  });

  test('of one platform has no result at first', async () => {
    const one = { ...input(), action: 'test-prompt', platform: 'claude' } as const;
    expect(await brand.act(member, one)).toMatchObject({ result: null, pending: { planned: 1 } });
  });

  test('is no other member’s to look at', async () => {
    const id = await pendingId();
    const other = await brand.premium();
    const missing = { status: 404, code: 'run-not-found' };
    expect(await brand.refused(other, { action: 'run', id })).toEqual(missing);
    expect(await brand.refused(member, { action: 'run', id: 'none' })).toEqual(missing);
    expect(await brand.refused(member, { action: 'run', id: '__x__' })).toEqual(missing);
  });
});

describe('an answer that does not come', () => {
  test('gives its searches back when the provider bills nothing, and is “no answer” with its reason', async () => {
    brand.models.script({ kind: 'error', provider: 'openai', status: 400, contains: PROMPT });
    const id = await pendingId();
    await tasks.dispatch(clock.now);
    const { run, results, quota } = await look(id);
    expect(run.slots).toMatchObject([
      { platform: 'chatgpt', state: 'failed', reason: 'model-failed', test_id: null },
      { platform: 'claude', state: 'done', reason: null },
    ]);
    expect(results).toHaveLength(1);
    expect(quota.searches.used).toBe(1);
  });

  test('keeps its searches counted when the provider may have searched', async () => {
    brand.models.script({ kind: 'malformed', provider: 'openai', contains: PROMPT });
    await pendingId();
    await tasks.dispatch(clock.now);
    expect((await searches()).used).toBe(2 + 1);
  });

  // Before, between and after claims, questions and answers.
  test.each([2, 5, 8, 11, 14, 17, 20, 23])(
    'because the process ended at its step %i is not asked again, and the others are',
    async (at) => {
      const id = await pendingId({ samples: 2 });
      await crashing({ at, when: 'after' }, () => tasks.dispatch(clock.now));
      for (let call = 0; call < 2; call += 1) {
        clock.passMinutes(10);
        await clock.run();
      }
      const { run, results, quota } = await look(id);
      expect(run.state).toBe('closed');
      const interrupted = run.slots.filter(({ state }) => state === 'interrupted').length;
      const done = run.slots.filter(({ state }) => state === 'done').length;
      expect(done + interrupted).toBe(4);
      expect(results).toHaveLength(done);
      expect(asked()).toBeLessThanOrEqual(4);
      // Whether the interrupted ones were paid is unknown.
      expect(quota.searches.used).toBe(done + 2 * interrupted);
    },
  );

  test('because the membership ended gives its searches back', async () => {
    const id = await pendingId();
    const profile = brand.backend.db.doc(`user_profiles/${member.uid}`);
    await profile.update({ subscription_status: 'free' });
    await tasks.dispatch(clock.now);
    await profile.update({ subscription_status: 'admin' });
    const { run, quota } = await look(id);
    expect(run.state).toBe('closed');
    expect(run.slots.map(({ reason }) => reason)).toEqual(Array(2).fill('membership-ended'));
    expect(quota.searches.used).toBe(0);
    expect(asked()).toBe(0);
  });
});

describe('the limits of searches', () => {
  test.each([
    ['BRAND_MONTHLY_SEARCHES', 'search-month-reached'],
    ['BRAND_DAILY_SEARCHES', 'search-day-reached'],
  ])('%s is not exceeded by two calls at the same time', async (name, code) => {
    configure({ [name]: '7' });
    const calls = await Promise.allSettled([ask(), ask()]);
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(tasks.queued()).toHaveLength(1);
    expect((await searches()).used).toBe(4);
    // What the first one did not use is there for the second.
    await tasks.dispatch(clock.now);
    expect((await searches()).used).toBe(2);
    await ask();
    expect(await brand.refused(member, input({ modes: ['memory', 'search'] }))).toEqual({
      status: 429,
      code,
    });
    // Nothing of the refused call was counted, not even its answers from memory.
    expect((await brand.act(member, { action: 'tests' })).quota.used).toBe(0);
  });

  test('begin anew with the day and the month, and give nothing back to a day that is over', async () => {
    const id = await pendingId();
    expect(await searches()).toMatchObject({ used: 4, used_today: 4 });
    clock.toNextRun();
    expect(await searches()).toMatchObject({ used: 4, used_today: 0 });
    await ask();
    await clock.run();
    expect((await look(id)).run.state).toBe('closed');
    const now = await searches();
    // Both questions used two of four; yesterday’s give back to the month only.
    expect(now).toMatchObject({ used: 4, used_today: 2 });
  });
});
