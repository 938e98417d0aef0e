import { beforeEach, expect, test } from 'vitest';
import type { UserSubscription } from '#shared/entities/subscription.ts';
import { nextDue } from '#shared/rules/schedule-slots.ts';
import { brandCampaign } from '../helpers/brand-campaign.ts';
import { configure, useBrandBackend } from '../helpers/brand-checker.ts';
import { cases } from '../helpers/cases.ts';
import { scheduleClock, settings } from '../helpers/scheduled-runs.ts';

const brand = useBrandBackend();
const clock = scheduleClock(brand, 2050);

beforeEach(async () => {
  const { db } = brand.backend;
  for (const name of ['brand_campaigns', 'brand_runs', 'prompt_tests']) {
    await db.recursiveDelete(db.collection(name));
  }
});

const DAYS = 5;
/** Answers of a day. */
const CEILING = cases({ usual: 10, all: 100 });
/** Each asks a question on two platforms, so that everybody has had a turn when the days are over. */
const CAMPAIGNS = CEILING * DAYS;
/** All but one have one campaign. */
const CAMPAIGNS_OF_ONE = CAMPAIGNS / 10;
const MEMBERS = CAMPAIGNS - CAMPAIGNS_OF_ONE + 1;

const memberId = (index: number) => `member-${String(index).padStart(3, '0')}`;

/** Members, of whom the first has several campaigns; all are due with the next run. */
async function storeCampaigns(members: number, ofFirst: number): Promise<void> {
  const { db } = brand.backend;
  const created_at = clock.now().toISOString();
  const schedule = {
    ...settings({ platforms: ['chatgpt', 'claude'], mail: false }),
    stopped: null,
    silent_runs: {},
    last_memory: null,
  };
  const writer = db.bulkWriter();
  for (let member = 0; member < members; member += 1) {
    const user_id = memberId(member);
    void writer.set(db.doc(`user_profiles/${user_id}`), {
      id: user_id,
      user_id,
      email: `${user_id}@example.test`,
      name: user_id,
      subscription_status: 'admin',
      created_at,
    });
    for (let index = 0; index < (member === 0 ? ofFirst : 1); index += 1) {
      const id = `${user_id}-${index}`;
      const next_run_at = nextDue(id, schedule, clock.now());
      const due = { ...schedule, next_run_at };
      void writer.set(db.doc(`brand_campaigns/${id}`), {
        ...brandCampaign({ id, schedule: due, created_at, updated_at: created_at }),
        user_id,
      });
    }
  }
  await writer.close();
}

async function answersByMember(): Promise<Map<string, number>> {
  const tests = await brand.backend.db.collection('prompt_tests').select('user_id').get();
  const counts = new Map<string, number>();
  for (const row of tests.docs) {
    const member = String(row.get('user_id'));
    counts.set(member, (counts.get(member) ?? 0) + 1);
  }
  return counts;
}

test('due campaigns under a ceiling of answers take turns, and the rest is reported', async () => {
  configure({ BRAND_DAILY_QUOTA: '1000', BRAND_DAILY_CEILING: String(CEILING) });
  await storeCampaigns(MEMBERS, CAMPAIGNS_OF_ONE);
  clock.toNextRun();
  for (let day = 1; day <= DAYS; day += 1) {
    const outcome = await clock.run();
    expect(outcome).toMatchObject({ asked: CEILING, reason: 'ceiling' });
    expect(outcome.left).toBeGreaterThan(0);
    expect(outcome.left_questions).toBe(2 * CAMPAIGNS - day * CEILING);
    const counts = await answersByMember();
    const numbers = [...counts.values()];
    // Every member has a first turn before any has a second, however many campaigns they have.
    if (day < DAYS) expect(numbers.every((count) => count === 1)).toBe(true);
    else expect([counts.size, Math.max(...numbers)]).toEqual([MEMBERS, 2]);
    // The same day again: nothing is asked, and nothing else happens.
    expect(await clock.run()).toMatchObject({ asked: 0, left: outcome.left, reason: 'ceiling' });
    clock.toNextRun();
  }
  // A campaign that waits gets no second run on top.
  const open = await brand.backend.db.collection('brand_runs').where('state', '==', 'open').get();
  expect(open.size).toBeLessThanOrEqual(CAMPAIGNS);
});

/** Subscriptions that have ended, so many that it takes time to read whether the member is premium. */
async function storeEndedSubscriptions(user_id: string, count: number): Promise<void> {
  const { db } = brand.backend;
  const at = clock.now().toISOString();
  const writer = db.bulkWriter();
  for (let index = 0; index < count; index += 1) {
    const id = `sub_${user_id}_${index}`;
    const row: UserSubscription = {
      id,
      user_id,
      pricing_plan_id: 'annual',
      status: 'canceled',
      cancel_at_period_end: false,
      stripe_subscription_id: id,
      stripe_customer_id: `cus_${user_id}`,
      current_period_start: at,
      current_period_end: at,
      ends_at: null,
      withdrawn: false,
      period_paid_cents: 0,
      created_at: at,
      updated_at: at,
    };
    void writer.set(db.doc(`user_subscriptions/${id}`), row);
  }
  await writer.close();
}

test('the last answer of a day is the one’s who is first, however long it takes to find out', async () => {
  configure({ BRAND_DAILY_QUOTA: '1000', BRAND_DAILY_CEILING: '1' });
  await storeCampaigns(2, 1);
  await storeEndedSubscriptions(memberId(0), 1_000);
  clock.toNextRun();
  expect(await clock.run()).toMatchObject({ asked: 1, reason: 'ceiling' });
  expect([...(await answersByMember()).keys()]).toEqual([memberId(0)]);
});
