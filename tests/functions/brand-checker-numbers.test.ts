import { describe, expect, test } from 'vitest';
import { TESTS_PAGE_SIZE } from '#shared/limits.ts';
import { countOf, testCount, totalOf } from '#shared/rules/campaign-stats.ts';
import { listCampaigns } from '#functions/stores/brand-campaigns.ts';
import { listTests } from '#functions/usecases/brand-results.ts';
import { useBrandBackend } from '../helpers/brand-checker.ts';
import { storeManyTests } from '../helpers/brand-stats.ts';
import { watchStore } from '../helpers/store-requests.ts';

/** What the overview may weigh as JSON. */
const MAX_OVERVIEW_BYTES = 70_000;

const brand = useBrandBackend();

async function memberWithTests(count: number) {
  const member = await brand.premium();
  const { id } = await brand.campaign(member, { competitors: ['Kiezwerk'] });
  const owner = { user_id: member.uid, campaign_id: id };
  return { member, id, rows: await storeManyTests(brand.backend.db, owner, count) };
}

describe('with 1,000 tests in a campaign', () => {
  test('the overview has all of them in its numbers, in three reads and less than 70 KB', async () => {
    const { member, rows } = await memberWithTests(1_000);
    const overview = () =>
      Promise.all([
        brand.act(member, { action: 'campaigns' }),
        brand.act(member, { action: 'tests' }),
      ]);
    const [{ campaigns }, { tests }] = await overview();
    const total = totalOf(campaigns[0]?.stats.days ?? {}, 'memory');
    expect(countOf(total, 'tests')).toBe(1_000);
    expect(countOf(total, 'mentions')).toBe(
      rows.reduce((sum, { mentions_count }) => sum + mentions_count, 0),
    );
    expect(tests.map(({ id }) => id)).toEqual(rows.slice(0, tests.length).map(({ id }) => id));
    expect(JSON.stringify([campaigns, tests]).length).toBeLessThan(MAX_OVERVIEW_BYTES);
    const { methods, roundTrips } = await watchStore(() =>
      Promise.all([listCampaigns(member.uid), listTests(member.uid, {}, new Date())]),
    );
    expect(methods).toHaveLength(3);
    expect(roundTrips).toBe(1);
  });
});

describe('tests', () => {
  test('are listed page by page, newest first, each once and calls in one piece', async () => {
    const { member, id, rows } = await memberWithTests(100);
    const other = await brand.campaign(member);
    const listed: { id: string; batch_id: string | null }[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await brand.act(member, {
        action: 'tests',
        campaign_id: id,
        ...(cursor && { cursor }),
      });
      expect(page.tests.length).toBeLessThan(TESTS_PAGE_SIZE + 3);
      expect(page.tests[0]?.batch_id).not.toBe(listed.at(-1)?.batch_id);
      listed.push(...page.tests);
      cursor = page.next_cursor;
    }
    expect(listed.map((each) => each.id)).toEqual(rows.map((each) => each.id));
    const empty = await brand.act(member, { action: 'tests', campaign_id: other.id });
    expect(empty).toMatchObject({ tests: [], next_cursor: null });
  });

  test('come without answers in lists, and with them for the export', async () => {
    const { member, rows } = await memberWithTests(3);
    const { tests } = await brand.act(member, { action: 'tests' });
    for (const listed of tests) {
      expect(listed).not.toHaveProperty('response');
      expect(listed).not.toHaveProperty('links');
      expect(listed).not.toHaveProperty('user_id');
    }
    const answers = await brand.act(member, { action: 'answers' });
    const expected = rows.map(({ user_id, ...row }) => {
      expect(user_id).toBe(member.uid);
      return row;
    });
    expect(answers).toEqual({ action: 'answers', tests: expected, next_cursor: null });
  });

  test('bring the campaign’s new numbers when they are run', async () => {
    const { member, id } = await memberWithTests(6);
    const ran = await brand.act(member, {
      action: 'test-prompt-all',
      prompt: 'Who?',
      campaign_id: id,
    });
    expect(testCount(ran.stats)).toBe(9);
    const { campaigns } = await brand.act(member, { action: 'campaigns' });
    expect(campaigns[0]?.stats).toEqual(ran.stats);
  });
});
