import { beforeEach, describe, expect, test } from 'vitest';
import { configure, useBrandBackend } from '../helpers/brand-checker.ts';
import type { TestMember } from '../helpers/api-server-client.ts';
import { startModel } from '../helpers/held-model.ts';

const brand = useBrandBackend();
const PROMPT = 'Which agency, please?';

let member: TestMember;
let campaign: string;
let day = Date.UTC(2030, 0, 1);

/** Each test has a day, a member and a campaign of its own. */
beforeEach(async () => {
  day += 24 * 3_600_000;
  brand.backend.setNow(new Date(day + 3_600_000));
  member = await brand.premium();
  campaign = (await brand.campaign(member)).id;
});

function input(samples = 1) {
  return {
    action: 'test-prompt',
    prompt: PROMPT,
    platform: 'claude',
    campaign_id: campaign,
    samples,
  } as const;
}

async function quota(of = member) {
  return (await brand.act(of, { action: 'tests' })).quota;
}

const asked = () => brand.models.requests().filter(({ prompt }) => prompt === PROMPT).length;

describe('the daily quota', () => {
  test('counts every answer and ends at midnight, UTC', async () => {
    configure({ BRAND_DAILY_QUOTA: '6' });
    const midnight = new Date(day + 24 * 3_600_000);
    expect(await quota()).toMatchObject({ used: 0, limit: 6, resets_at: midnight.toISOString() });
    await brand.act(member, input(2));
    const all = { action: 'test-prompt-all', prompt: PROMPT, campaign_id: campaign } as const;
    expect((await brand.act(member, all)).quota.used).toBe(5);

    const refused = { status: 429, code: 'quota-reached' };
    expect(await brand.refused(member, input(2))).toEqual(refused);
    expect((await brand.act(member, input())).quota.used).toBe(6);
    expect(await brand.refused(member, input())).toEqual(refused);
    expect(asked()).toBe(6);
    expect((await quota()).used).toBe(6);

    brand.backend.setNow(midnight);
    expect((await quota()).used).toBe(0);
    expect((await brand.act(member, input())).quota.used).toBe(1);
  });

  test('is not exceeded by calls at the same time', async () => {
    configure({ BRAND_DAILY_QUOTA: '7' });
    const calls = await Promise.allSettled(
      Array.from({ length: 6 }, () => brand.act(member, input(2))),
    );
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(asked()).toBe(6);
    expect((await quota()).used).toBe(6);
    expect((await brand.act(member, { action: 'tests' })).tests).toHaveLength(6);
  });

  test('is each member’s own', async () => {
    configure({ BRAND_DAILY_QUOTA: '1' });
    await brand.act(member, input());
    const other = await brand.premium();
    const { id } = await brand.campaign(other);
    expect((await brand.act(other, { ...input(), campaign_id: id })).quota.used).toBe(1);
  });

  test('does not give back answers that came to a campaign deleted meanwhile', async () => {
    const model = await startModel('No brand.', () =>
      brand.act(member, { action: 'delete-campaign', id: campaign }),
    );
    expect(await brand.refused(member, input())).toEqual({
      status: 404,
      code: 'campaign-not-found',
    });
    model.stop();
    const { tests, quota: left } = await brand.act(member, { action: 'tests' });
    expect(tests).toEqual([]);
    expect(left.used).toBe(1);
  });
});

describe('a run that dies', () => {
  const all = () =>
    ({ action: 'test-prompt-all', prompt: PROMPT, campaign_id: campaign, samples: 2 }) as const;

  test('over an answer gives back those that did not come and counts those that did', async () => {
    const model = await startModel('Anlauf is excellent.', () =>
      // The judge's own setting, which was there when the run began.
      configure({ OPENAI_MODEL: undefined }),
    );
    expect(await brand.refused(member, all())).toEqual({ status: 500, code: 'internal' });
    model.stop();
    expect((await quota()).used).toBe(2);
  });

  test('before a model could be asked names its platform and gives back what it was counted', async () => {
    const environment = process.env;
    process.env = new Proxy(environment, {
      get: (target, name: string) => {
        // Read while the answers are counted, after every setting was found to be there.
        if (name === 'BRAND_DAILY_QUOTA') delete target['ANTHROPIC_MODEL'];
        return target[name];
      },
    });
    const {
      results,
      errors,
      quota: left,
    } = await brand.act(member, all()).finally(() => (process.env = environment));
    const failed = { platform: 'claude', code: 'model-failed' };
    expect(errors).toEqual([failed, failed]);
    expect(results.map(({ test: { platform } }) => platform)).not.toContain('claude');
    expect(results).toHaveLength(4);
    expect(left.used).toBe(4);
    expect((await quota()).used).toBe(4);
  });
});

describe('the daily ceiling', () => {
  test('holds for all members together, also at the same time, and counts nothing more', async () => {
    configure({ BRAND_DAILY_CEILING: '3' });
    const other = await brand.premium();
    const { id } = await brand.campaign(other);
    const calls = await Promise.allSettled([
      ...Array.from({ length: 3 }, () => brand.act(member, input())),
      ...Array.from({ length: 3 }, () => brand.act(other, { ...input(), campaign_id: id })),
    ]);
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(asked()).toBe(3);
    expect(await brand.refused(member, input())).toEqual({
      status: 503,
      code: 'service-quota-reached',
    });
    expect((await quota()).used + (await quota(other)).used).toBe(3);
  });

  test('is kept in shards and used up to its last answer', async () => {
    configure({ BRAND_DAILY_CEILING: '23', BRAND_DAILY_QUOTA: '100' });
    const calls = await Promise.allSettled(
      Array.from({ length: 12 }, () => brand.act(member, input(2))),
    );
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
    expect((await brand.act(member, input())).quota.used).toBe(23);
    expect(await brand.refused(member, input())).toMatchObject({ code: 'service-quota-reached' });
    const { docs } = await brand.backend.db.collection('rate_limits').get();
    const window = Math.floor(day / (24 * 3_600_000));
    const shards = docs.filter(
      (row) => row.id.startsWith('brand-everybody') && row.get('window') === window,
    );
    const counts = shards.map((row) => Number(row.get('count')));
    expect(counts).toHaveLength(10);
    expect(Math.max(...counts)).toBe(3);
    expect(counts.reduce((sum, count) => sum + count)).toBe(23);
  });

  test('does not count answers that were refused', async () => {
    configure({ BRAND_DAILY_CEILING: '1' });
    brand.models.script({ kind: 'error', status: 400, contains: PROMPT });
    expect(await brand.refused(member, input())).toMatchObject({ code: 'model-failed' });
    expect((await brand.act(member, input())).quota.used).toBe(1);
  });
});

test('a member who calls without a pause is slowed down', async () => {
  const calls = await Promise.all(
    Array.from({ length: 25 }, () =>
      brand.refused(member, input()).catch(() => ({ status: 200, code: null })),
    ),
  );
  const slowed = calls.filter(({ code }) => code === 'too-many-requests');
  expect(slowed).toHaveLength(5);
  expect(slowed[0]).toEqual({ status: 429, code: 'too-many-requests' });
});
