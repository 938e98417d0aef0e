import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSites, type RunningSites } from '@anlauf/sites-emulator';
import { HOST } from '#scripts/environment.ts';
import { brandPlatformIds } from '#shared/entities/brand-platform.ts';
import { call, request, signUp, type TestMember } from '../helpers/api-server-client.ts';
import { buy } from '../helpers/api-server-purchase.ts';
import { useBrandBackend } from '../helpers/brand-checker.ts';
import { ledgerNow } from '../helpers/ledger.ts';
import { storedLesson } from '../helpers/lessons.ts';
import { scheduleClock } from '../helpers/scheduled-runs.ts';
import { isOfficialFirestore } from '../helpers/store.ts';
import { useTaskQueue } from '../helpers/task-queue.ts';

/**
 * What calls cost in Firestore: the table of docs/scale.md says what is counted here.
 *
 * Each is made once before it is counted, as a member's second visit.
 */
const brand = useBrandBackend();
const tasks = useTaskQueue();
const clock = scheduleClock(brand, 2050);
let sites: RunningSites;
let member: TestMember;
let campaign: string;

const SCHEDULED_PROMPTS = 10;
const SCHEDULED_ANSWERS = SCHEDULED_PROMPTS * brandPlatformIds.length;
const PROMPT = 'Which agency in Berlin?';

beforeAll(async () => {
  sites = await startSites({ host: HOST, port: 0 });
  await call(brand.backend, 'initialize-pricing-plan', {});
  const lesson = storedLesson();
  await brand.backend.db.doc(`lessons/${lesson.id}`).set(lesson);
  member = await brand.premium();
  campaign = (await brand.campaign(member)).id;
});
beforeEach(() => {
  process.env['TEST_SITES_BASE'] = sites.origin;
});
afterAll(async () => {
  delete process.env['TEST_SITES_BASE'];
  await sites.stop();
});

const as = <N extends Parameters<typeof call>[1]>(
  name: N,
  input: Parameters<typeof call>[2] = {},
) => call(brand.backend, name, input, member);

/** By the table's first column. */
const CALLS: Record<string, () => Promise<unknown>> = {
  "opens a members' page (`me`)": () => as('me'),
  'uses a tool (activity)': () => as('activity', { type: 'tool_accessed', data: {} }),
  'opens the prompt library': async () => {
    await as('prompts');
    await as('member-library', { action: 'read' });
  },
  'marks a favourite': () => as('member-library', { action: 'favourite', key: 'a', on: true }),
  'fills a prompt in': () =>
    as('member-library', { action: 'fill', id: 'a.en', values: { name: 'Mina' } }),
  'opens the lessons': () => as('lessons'),
  'marks a lesson as read': () => as('lesson-progress', { key: 'first', read: true }),
  'opens the Brand Checker': () => brand.act(member, { action: 'campaigns' }),
  'opens its figures': () => brand.act(member, { action: 'overview', campaign_id: campaign }),
  'opens its sources': () => brand.act(member, { action: 'sources', campaign_id: campaign }),
  'asks one platform': () => {
    const input = { campaign_id: campaign, prompt: PROMPT, platform: 'chatgpt' } as const;
    return brand.act(member, { action: 'test-prompt', ...input });
  },
  'asks all platforms': () =>
    brand.act(member, { action: 'test-prompt-all', campaign_id: campaign, prompt: PROMPT }),
  'asks two with web search': async () => {
    const input = { campaign_id: campaign, prompt: PROMPT, modes: ['search' as const], samples: 1 };
    await brand.act(member, { action: 'test-prompt-all', ...input });
    await tasks.dispatch(clock.now);
  },
  'checks a site, as a visitor': async () => {
    const response = await request(brand.backend, 'ai-check', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
      body: JSON.stringify({ address: 'good-read.test' }),
    });
    expect(response.status).toBe(200);
  },
};

interface Cost {
  reads: number;
  writes: number;
}

/** Counts what the store answered and wrote meanwhile. */
async function cost(run: () => Promise<unknown>): Promise<Cost> {
  const before = brand.backend.storeUsage();
  await run();
  const after = brand.backend.storeUsage();
  return { reads: after.reads - before.reads, writes: after.writes - before.writes };
}

/** The table's figures by its first column. */
function statedCosts(): Map<string, Cost> {
  const rows = readFileSync('docs/scale.md', 'utf8').matchAll(
    /^\| ([^|]+?) +\| +(?:<= )?(\d+) \| +(?:<= )?(\d+) \|/gm,
  );
  return new Map(
    [...rows].map(([, name = '', reads, writes]) => [
      name,
      { reads: Number(reads), writes: Number(writes) },
    ]),
  );
}

const stated = statedCosts();
const UNCOUNTED = 'Needs a store that counts.';

test('who buys, cancels and deletes the account: no more than docs/scale.md says', async ({
  skip,
}) => {
  skip(isOfficialFirestore, UNCOUNTED);
  const { backend } = brand;
  const buyer = await signUp(backend);
  // Webhooks included, whose order is Stripe's.
  const steps: Record<string, () => Promise<unknown>> = {
    buys: () => buy(backend, buyer),
    cancels: () => call(backend, 'cancel-subscription', {}, buyer),
    'nightly ledger, for a membership': () => ledgerNow(),
    'deletes the account': () => call(backend, 'delete-account', {}, buyer),
  };
  for (const [name, run] of Object.entries(steps)) {
    const { reads, writes } = await cost(async () => {
      await run();
      await backend.control.settled();
    });
    const most = stated.get(name);
    expect(reads, name).toBeLessThanOrEqual(most?.reads ?? 0);
    expect(writes, name).toBeLessThanOrEqual(most?.writes ?? 0);
  }
});

test.for(Object.entries(CALLS))('%s: what docs/scale.md says', async ([name, run], { skip }) => {
  skip(isOfficialFirestore, UNCOUNTED);
  // A day whose 90 days of figures lie in four months, the most; on some days it is three.
  brand.backend.setNow(clock.now());
  await run();
  expect(await cost(run)).toEqual(stated.get(name));
});

test('a scheduled run of ten questions on three platforms: what docs/scale.md says', async ({
  skip,
}) => {
  skip(isOfficialFirestore, UNCOUNTED);
  const prompts = Array.from({ length: SCHEDULED_PROMPTS }, (_, index) => `Who is ${index}?`);
  await clock.scheduled(member, { prompts, platforms: [...brandPlatformIds] });
  clock.toNextRun();
  const counted = await cost(async () => {
    expect((await clock.run()).asked).toBe(SCHEDULED_ANSWERS);
  });
  expect(counted).toEqual(stated.get('scheduled run'));
});
