import { beforeAll, expect, test } from 'vitest';
import type { Usage } from '@anlauf/firestore-emulator';
import { DEFAULT_PLAN_ID } from '#shared/entities/plan.ts';
import { call, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { isOfficialFirestore } from '#tests/rules/rules-backend.ts';
import { useBrandBackend } from '../helpers/brand-checker.ts';

/** What calls cost in Firestore. docs/scale.md reckons with these numbers: change them together. */
const brand = useBrandBackend();

let member: TestMember;
let campaign: string;
beforeAll(async () => {
  await call(brand.backend, 'initialize-pricing-plan', {});
  member = await newMember();
  await pay(member);
  await member.refresh();
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
  { name: 'me', run: () => call(api(), 'me', {}, member), reads: 8, writes: 0 },
  {
    name: 'activity',
    run: () => call(api(), 'activity', { type: 'tool_accessed', data: {} }, member),
    reads: 3,
    writes: 3,
  },
  { name: 'prompts', run: () => call(api(), 'prompts', {}, member), reads: 2, writes: 0 },
  {
    name: 'favourites and last used prompts',
    run: () => call(api(), 'member-library', { action: 'read' }, member),
    reads: 3,
    writes: 0,
  },
  {
    name: 'a favourite',
    run: () => call(api(), 'member-library', { action: 'favourite', key: 'a', on: true }, member),
    reads: 5,
    writes: 2,
  },
  {
    name: 'filled values',
    run: () =>
      call(api(), 'member-library', { action: 'fill', id: 'a.en', values: { a: 'b' } }, member),
    reads: 6,
    writes: 3,
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
  { name: 'lessons', run: () => call(api(), 'lessons', {}, member), reads: 3, writes: 0 },
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
    reads: 3,
    writes: 0,
  },
  {
    name: 'a question to one platform',
    run: () => brand.act(member, { action: 'test-prompt', campaign_id: campaign, ...QUESTION }),
    reads: 8,
    writes: 5,
  },
  {
    name: 'a question to all three platforms',
    run: () =>
      brand.act(member, {
        action: 'test-prompt-all',
        campaign_id: campaign,
        prompt: QUESTION.prompt,
      }),
    reads: 8,
    writes: 7,
  },
  {
    name: 'contact',
    run: () =>
      call(api(), 'contact', { ...PERSON, phone: '030 1', subject: 'Launch', message: 'When?' }),
    reads: 2,
    writes: 4,
  },
  {
    name: 'contract-notice',
    run: () => call(api(), 'contract-notice', { kind: 'withdrawal', ...PERSON, contract: 'one' }),
    reads: 3,
    writes: 6,
  },
];

/** Counts what the store answered and wrote meanwhile. */
async function cost(run: () => Promise<unknown>): Promise<Usage> {
  const before = await api().storeUsage();
  await run();
  const after = await api().storeUsage();
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

test('a first visit, a checkout, a purchase with its webhooks and a deletion', async ({ skip }) => {
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
  const purchase = await cost(() => pay(buyer));
  // Webhooks that meet in the same document read it again.
  expect(purchase.reads).toBeLessThanOrEqual(60);
  expect(purchase.writes).toBeLessThanOrEqual(30);
  const deletion = await cost(() => call(api(), 'delete-account', {}, buyer));
  expect(deletion.reads).toBeLessThanOrEqual(45);
  expect(deletion.deletes).toBeLessThanOrEqual(20);
});
