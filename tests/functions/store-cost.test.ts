import { beforeAll, expect, test } from 'vitest';
import type { Usage } from '@anlauf/firestore-emulator';
import { SCHEDULED_RUN_COST, STORE_COSTS, STORE_MOST } from '#local/load/costs.ts';
import { SCHEDULED_RUN } from '#local/load/mix.ts';
import { brandPlatformIds } from '#shared/entities/brand-platform.ts';
import { DEFAULT_PLAN_ID } from '#shared/entities/plan.ts';
import { CONSENTS } from '#shared/rules/consents.ts';
import { call, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { isOfficialFirestore } from '#tests/helpers/store.ts';
import { useBrandBackend } from '../helpers/brand-checker.ts';
import { storedLesson } from '../helpers/lessons.ts';
import { scheduleClock } from '../helpers/scheduled-runs.ts';

/** What calls cost in Firestore: local/load/costs.ts has what docs/scale.md reckons with. */
const brand = useBrandBackend();

const LESSON = storedLesson();

let member: TestMember;
/** Another one, whose campaigns may become more. */
let other: TestMember;
let campaign: string;
beforeAll(async () => {
  await brand.backend.db.doc(`lessons/${LESSON.id}`).set(LESSON);
  other = await brand.premium();
  await call(brand.backend, 'initialize-pricing-plan', {});
  member = await newMember();
  await pay(member);
  campaign = (await brand.campaign(member)).id;
});

async function newMember(): Promise<TestMember> {
  const created = await signUp(brand.backend);
  await call(brand.backend, 'me', {}, created);
  return created;
}

/** Through checkout to the last webhook. */
async function pay(who: TestMember): Promise<void> {
  await buy(brand.backend, who);
  await brand.backend.control.settled();
}

const UNCOUNTED = 'Needs a store that counts.';

const QUESTION = { prompt: 'Which agency in Berlin?', platform: 'chatgpt' } as const;
const PERSON = { name: 'Mina Muster', email: 'mina@example.test' };

interface Row {
  name: string;
  run: () => Promise<unknown>;
  reads: number;
  writes: number;
  deletes?: number;
}

const api = () => brand.backend;

/** Documents of each call the second time that a member makes it. */
const CALLS: readonly Row[] = [
  { name: 'me', run: () => call(api(), 'me', {}, member), ...STORE_COSTS.visit },
  {
    name: 'activity',
    run: () => call(api(), 'activity', { type: 'tool_accessed', data: {} }, member),
    ...STORE_COSTS.activity,
  },
  { name: 'prompts', run: () => call(api(), 'prompts', {}, member), ...STORE_COSTS.prompts },
  {
    name: 'favourites and last used prompts',
    run: () => call(api(), 'member-library', { action: 'read' }, member),
    ...STORE_COSTS.library,
  },
  {
    name: 'a favourite',
    run: () => call(api(), 'member-library', { action: 'favourite', key: 'a', on: true }, member),
    ...STORE_COSTS.favourite,
  },
  {
    name: 'filled values',
    run: () =>
      call(api(), 'member-library', { action: 'fill', id: 'a.en', values: { a: 'b' } }, member),
    ...STORE_COSTS.fill,
  },
  {
    name: 'own prompts, one of them',
    run: async () => {
      await call(api(), 'import-prompts', { prompts: [{ title: 'a', content: 'b' }] }, member);
      await call(api(), 'own-prompts', { action: 'list' }, member);
    },
    reads: 9,
    writes: 1,
  },
  { name: 'lessons', run: () => call(api(), 'lessons', {}, member), ...STORE_COSTS.lessons },
  {
    name: 'lesson-progress',
    run: () => call(api(), 'lesson-progress', { key: LESSON.key, read: true }, member),
    ...STORE_COSTS['lesson-progress'],
  },
  {
    name: 'consents',
    run: () => call(api(), 'consents', { agree: [...CONSENTS] }, member),
    ...STORE_COSTS.consents,
  },
  { name: 'pricing-plans', run: () => call(api(), 'pricing-plans', {}), reads: 1, writes: 0 },
  { name: 'early-bird-stats', run: () => call(api(), 'early-bird-stats', {}), reads: 1, writes: 0 },
  {
    name: 'billing-portal',
    run: () => call(api(), 'billing-portal', {}, member),
    reads: 3,
    writes: 1,
  },
  {
    name: 'campaigns, one of them',
    run: () => brand.act(member, { action: 'campaigns' }),
    ...STORE_COSTS.campaigns,
  },
  {
    name: 'a new campaign',
    run: () => brand.campaign(other),
    ...STORE_COSTS['create-campaign'],
  },
  {
    name: 'a question to one platform',
    run: () => brand.act(member, { action: 'test-prompt', campaign_id: campaign, ...QUESTION }),
    ...STORE_COSTS.question,
  },
  {
    name: 'a question to all three platforms',
    run: () =>
      brand.act(member, {
        action: 'test-prompt-all',
        campaign_id: campaign,
        prompt: QUESTION.prompt,
      }),
    ...STORE_COSTS['question-to-all'],
  },
  {
    name: 'contact',
    run: () =>
      call(api(), 'contact', { ...PERSON, phone: '030 1', subject: 'Launch', message: 'When?' }),
    ...STORE_COSTS.contact,
  },
  {
    name: 'contract-notice',
    run: () => call(api(), 'contract-notice', { kind: 'withdrawal', ...PERSON, contract: 'one' }),
    ...STORE_COSTS.notice,
  },
];

/** Counts what the store answered and wrote meanwhile. */
async function cost(run: () => Promise<unknown>): Promise<Usage> {
  const before = api().storeUsage();
  await run();
  const after = api().storeUsage();
  return {
    reads: after.reads - before.reads,
    writes: after.writes - before.writes,
    deletes: after.deletes - before.deletes,
  };
}

test.for(CALLS)('$name costs $reads reads and $writes writes', async (row, { skip }) => {
  skip(isOfficialFirestore, UNCOUNTED);
  const { run, reads, writes, deletes = 0 } = row;
  await run();
  expect(await cost(run)).toEqual({ reads, writes, deletes });
});

/** Contention makes some of them read again, so that only the most is held. */
function expectAtMost(measured: Usage, most: Usage): void {
  expect(measured.reads).toBeLessThanOrEqual(most.reads);
  expect(measured.writes).toBeLessThanOrEqual(most.writes);
  expect(measured.deletes).toBeLessThanOrEqual(most.deletes);
}

test('a first visit, a checkout, a purchase with its webhooks, a cancellation and a deletion', async ({
  skip,
}) => {
  skip(isOfficialFirestore, UNCOUNTED);
  const buyer = await signUp(api());
  expect(await cost(() => call(api(), 'me', {}, buyer))).toEqual({
    reads: 10,
    writes: 1,
    deletes: 0,
  });
  expect(
    await cost(() => call(api(), 'create-checkout-session', { planId: DEFAULT_PLAN_ID }, buyer)),
  ).toEqual({ reads: 6, writes: 2, deletes: 0 });
  expectAtMost(await cost(() => pay(buyer)), STORE_MOST.purchase);
  const withWebhooks = async (endpoint: 'cancel-subscription' | 'delete-account') => {
    await call(api(), endpoint, {}, buyer);
    await brand.backend.control.settled();
  };
  expectAtMost(await cost(() => withWebhooks('cancel-subscription')), STORE_MOST.cancellation);
  expectAtMost(await cost(() => withWebhooks('delete-account')), STORE_MOST.deletion);
});

test('a scheduled run of ten prompts on three platforms', async ({ skip }) => {
  skip(isOfficialFirestore, UNCOUNTED);
  const clock = scheduleClock(brand, 2050);
  const prompts = Array.from({ length: SCHEDULED_RUN.prompts }, (_, index) => `Who is ${index}?`);
  await clock.scheduled(other, { prompts, platforms: [...brandPlatformIds] });
  clock.toNextRun();
  const measured = await cost(async () => {
    expect((await clock.run()).asked).toBe(SCHEDULED_RUN.answers);
  });
  expect(measured).toEqual(SCHEDULED_RUN_COST);
});
