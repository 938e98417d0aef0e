import { expect, test } from 'vitest';
import { nextDue } from '#shared/rules/schedule-slots.ts';
import { brandCampaign } from '../helpers/brand-campaign.ts';
import { configure, useBrandBackend } from '../helpers/brand-checker.ts';
import { cases } from '../helpers/cases.ts';
import { scheduleClock, settings } from '../helpers/scheduled-runs.ts';

const brand = useBrandBackend();
const clock = scheduleClock(brand, 2050);

const DAYS = 5;
/** Answers of a day. */
const CEILING = cases({ usual: 10, all: 100 });
/** Each asks a question on two platforms, so that everybody has had a turn when the days are over. */
const CAMPAIGNS = CEILING * DAYS;
/** All but one have one campaign. */
const CAMPAIGNS_OF_ONE = CAMPAIGNS / 10;
const MEMBERS = CAMPAIGNS - CAMPAIGNS_OF_ONE + 1;

async function storeCampaigns(): Promise<void> {
  const { db } = brand.backend;
  const created_at = clock.now().toISOString();
  const schedule = {
    ...settings({ platforms: ['chatgpt', 'claude'], mail: false }),
    next_run_at: nextDue({ every: 'daily', weekday: 1 }, clock.now()),
    stopped: null,
    silent_runs: {},
  };
  const writer = db.bulkWriter();
  for (let member = 0; member < MEMBERS; member += 1) {
    const user_id = `member-${String(member).padStart(3, '0')}`;
    void writer.set(db.doc(`user_profiles/${user_id}`), {
      id: user_id,
      user_id,
      email: `${user_id}@example.test`,
      name: user_id,
      subscription_status: 'admin',
      created_at,
    });
    for (let index = 0; index < (member === 0 ? CAMPAIGNS_OF_ONE : 1); index += 1) {
      const id = `${user_id}-${index}`;
      void writer.set(db.doc(`brand_campaigns/${id}`), {
        ...brandCampaign({ id, schedule, created_at, updated_at: created_at }),
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

test('due campaigns under a ceiling of answers take turns, and what is left is said', async () => {
  configure({ BRAND_DAILY_QUOTA: '1000', BRAND_DAILY_CEILING: String(CEILING) });
  await storeCampaigns();
  clock.toNextRun();
  for (let day = 1; day <= DAYS; day += 1) {
    const outcome = await clock.run();
    expect(outcome).toMatchObject({ asked: CEILING, reason: 'ceiling' });
    expect(outcome.left).toBeGreaterThan(0);
    expect(outcome.left_questions).toBe(2 * CAMPAIGNS - day * CEILING);
    const counts = await answersByMember();
    const numbers = [...counts.values()];
    // Nobody has a second turn before everybody had a first, however many campaigns they have.
    if (day < DAYS) expect(numbers.every((count) => count === 1)).toBe(true);
    else expect([counts.size, Math.max(...numbers)]).toEqual([MEMBERS, 2]);
    // The same day again: nothing is asked, and nothing else happens.
    expect(await clock.run()).toMatchObject({ asked: 0, left: outcome.left, reason: 'ceiling' });
    clock.toNextRun();
  }
  // Whoever waits gets no second run on top.
  const open = await brand.backend.db.collection('brand_runs').where('state', '==', 'open').get();
  expect(open.size).toBeLessThanOrEqual(CAMPAIGNS);
}, 240_000);
