import { beforeEach, expect, test } from 'vitest';
import type { TestMember } from '../helpers/api-server-client.ts';
import { useBrandBackend } from '../helpers/brand-checker.ts';
import { startModel } from '../helpers/held-model.ts';
import { scheduleClock } from '../helpers/scheduled-runs.ts';
import { useTaskQueue } from '../helpers/task-queue.ts';

const brand = useBrandBackend();
const tasks = useTaskQueue();
const clock = scheduleClock(brand, 2041);
const PROMPT = 'Which agency, please?';

let member: TestMember;
let campaign: string;

/** Each test has a day, a member and a campaign of its own. */
beforeEach(async () => {
  clock.toNextRun();
  member = await brand.premium();
  campaign = (await brand.campaign(member)).id;
});

function ask(platform: 'claude' | 'chatgpt', samples: number) {
  const question = { prompt: PROMPT, campaign_id: campaign, modes: ['search' as const], samples };
  return brand.act(member, { action: 'test-prompt', platform, ...question });
}

async function searches() {
  return (await brand.act(member, { action: 'tests' })).quota.searches;
}

const asked = () => brand.models.requests().filter(({ prompt }) => prompt.includes(PROMPT)).length;

/** What is stored of the campaign. */
async function left(): Promise<string[]> {
  const { db } = brand.backend;
  const names = ['brand_runs', 'prompt_tests', 'brand_months'];
  const rows = names.map((name) => db.collection(name).where('campaign_id', '==', campaign).get());
  const singles = ['brand_campaigns', 'brand_matrix', 'brand_advice'];
  const found = await db.getAll(...singles.map((name) => db.doc(`${name}/${campaign}`)));
  const stored = [...(await Promise.all(rows)).flatMap(({ docs }) => docs), ...found];
  return stored.filter(({ exists }) => exists).map(({ ref }) => ref.path);
}

test('an open question goes with its campaign and gives back what it reserved, with that of others', async () => {
  await ask('chatgpt', 1);
  await ask('claude', 2);
  expect((await searches()).used).toBe(6);
  await brand.act(member, { action: 'delete-campaign', id: campaign });
  expect(await searches()).toMatchObject({ used: 0, used_today: 0 });
  await tasks.dispatch(clock.now);
  expect(asked()).toBe(0);
  expect(await left()).toEqual([]);
});

test('a question whose campaign is deleted while it is asked asks nothing more and leaves nothing', async () => {
  let calls = 0;
  let deletion: Promise<unknown> | null = null;
  const model = await startModel('Anlauf.', () => {
    calls += 1;
    return (deletion ??= brand.act(member, { action: 'delete-campaign', id: campaign }));
  });
  await ask('claude', 1);
  await ask('claude', 3);
  await tasks.dispatch(clock.now);
  model.stop();
  // What is asked at that moment stays counted: the provider bills it.
  expect(calls).toBe(1);
  expect((await searches()).used).toBe(2);
  expect(await left()).toEqual([]);
});

test('a question that is stored after its campaign was deleted gives its searches back', async () => {
  await ask('claude', 1);
  await brand.backend.db.doc(`brand_campaigns/${campaign}`).delete();
  await tasks.dispatch(clock.now);
  expect(asked()).toBe(0);
  expect((await searches()).used).toBe(0);
  expect(await left()).toEqual([]);
});

test('a question is found by a page that is loaded while it is asked, and no other member’s', async () => {
  const openQuestion = async (of = member) =>
    (await brand.act(of, { action: 'campaigns' })).open_question;
  expect(await openQuestion()).toBeNull();
  const run_id = (await ask('claude', 2)).pending?.run_id;
  const open = { run_id, campaign_id: campaign, settled: 0, planned: 2 };
  expect(await openQuestion()).toEqual(open);
  expect(await openQuestion(await brand.premium())).toBeNull();
  await tasks.dispatch(clock.now);
  expect(await openQuestion()).toBeNull();
});
