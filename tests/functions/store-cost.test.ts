import { beforeAll, expect, test } from 'vitest';
import { brandPlatformIds } from '#shared/entities/brand-platform.ts';
import { call, type TestMember } from '../helpers/api-server-client.ts';
import { useBrandBackend } from '../helpers/brand-checker.ts';
import { scheduleClock } from '../helpers/scheduled-runs.ts';
import { isOfficialFirestore } from '../helpers/store.ts';

/** What the calls that members make most may cost in Firestore, and a scheduled run. */
const brand = useBrandBackend();

let member: TestMember;
let campaign: string;
beforeAll(async () => {
  await call(brand.backend, 'initialize-pricing-plan', {});
  member = await brand.premium();
  campaign = (await brand.campaign(member)).id;
});

const SCHEDULED_PROMPTS = 10;
const SCHEDULED_ANSWERS = SCHEDULED_PROMPTS * brandPlatformIds.length;

const UNCOUNTED = 'Needs a store that counts.';

interface Row {
  name: string;
  run: () => Promise<unknown>;
  /** Documents at the most. */
  reads: number;
  writes: number;
}

const CALLS: readonly Row[] = [
  { name: 'me', run: () => call(brand.backend, 'me', {}, member), reads: 10, writes: 0 },
  { name: 'prompts', run: () => call(brand.backend, 'prompts', {}, member), reads: 4, writes: 0 },
  {
    name: 'a question to one platform',
    run: () =>
      brand.act(member, {
        action: 'test-prompt',
        campaign_id: campaign,
        prompt: 'Which agency in Berlin?',
        platform: 'chatgpt',
      }),
    reads: 18,
    writes: 9,
  },
];

/** Counts what the store answered and wrote meanwhile. */
async function cost(run: () => Promise<unknown>): Promise<{ reads: number; writes: number }> {
  const before = brand.backend.storeUsage();
  await run();
  const after = brand.backend.storeUsage();
  return { reads: after.reads - before.reads, writes: after.writes - before.writes };
}

test.for(CALLS)('$name costs at most $reads reads and $writes writes', async (row, { skip }) => {
  skip(isOfficialFirestore, UNCOUNTED);
  await row.run();
  const { reads, writes } = await cost(row.run);
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThanOrEqual(row.reads);
  expect(writes).toBeLessThanOrEqual(row.writes);
});

test('a scheduled run of ten prompts on three platforms costs a bounded number of documents an answer', async ({
  skip,
}) => {
  skip(isOfficialFirestore, UNCOUNTED);
  const clock = scheduleClock(brand, 2050);
  const prompts = Array.from({ length: SCHEDULED_PROMPTS }, (_, index) => `Who is ${index}?`);
  await clock.scheduled(member, { prompts, platforms: [...brandPlatformIds] });
  clock.toNextRun();
  const { reads, writes } = await cost(async () => {
    expect((await clock.run()).asked).toBe(SCHEDULED_ANSWERS);
  });
  expect(reads / SCHEDULED_ANSWERS).toBeLessThanOrEqual(22);
  expect(writes / SCHEDULED_ANSWERS).toBeLessThanOrEqual(13);
});
