import fc from 'fast-check';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { rebuildStats } from '#scripts/brand-stats/rebuild.ts';
import { NO_COMPETITOR_STATS } from '#shared/entities/competitor-stats.ts';
import type { TestMember } from '../helpers/api-server-client.ts';
import { configure, useBrandBackend } from '../helpers/brand-checker.ts';
import { countedTwice, storeManyTests } from '../helpers/brand-stats.ts';

const brand = useBrandBackend();
let member: TestMember;
beforeAll(async () => {
  member = await brand.premium();
});

const step = fc.record({
  kind: fc.constantFrom('one', 'all', 'all', 'failure', 'edit', 'delete'),
  campaign: fc.nat(1),
  samples: fc.integer({ min: 1, max: 2 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Whatever becomes of it: some steps meet a campaign that is gone. */
async function run({ kind, samples }: Step, id: string): Promise<void> {
  const question = { prompt: 'Who?', campaign_id: id, samples };
  const edited = {
    name: 'New',
    brand_name: 'Neu',
    industry: null,
    brand_variants: [],
    competitors: [`Kiezwerk ${samples}`, 'Nordlicht', 'agency'],
  };
  const inputs = {
    one: { action: 'test-prompt', platform: 'claude', ...question },
    all: { action: 'test-prompt-all', ...question },
    failure: { action: 'test-prompt', platform: 'gemini', ...question, samples: 1 },
    edit: { action: 'update-campaign', id, ...edited, status: 'paused' },
    delete: { action: 'delete-campaign', id },
  } as const;
  if (kind === 'failure') {
    brand.models.script({ kind: 'error', provider: 'gemini', status: 400, contains: 'Who?' });
  }
  await brand.act(member, inputs[kind] as never).catch(() => undefined);
}

test('a campaign’s numbers equal a recount after any writes, failures and deletions at once', async () => {
  // The limits of a member are not what this is about: every run is on a day of its own.
  let day = Date.UTC(2040, 0, 1);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 3 }),
      async (rounds) => {
        configure({ BRAND_DAILY_QUOTA: '1000', BRAND_DAILY_CEILING: '100000' });
        // Words that the local models' answers have, so that there is something to count.
        const competitors = ['agency', 'Kiezwerk', 'the'];
        const campaigns = [
          await brand.campaign(member, { competitors }),
          await brand.campaign(member, { competitors }),
        ];
        for (const round of rounds) {
          brand.backend.setNow(new Date((day += 24 * 60 * 60_000)));
          await Promise.all(round.map((each) => run(each, campaigns[each.campaign]?.id ?? '')));
          for (const { id } of campaigns) {
            const { stored, recount, tests } = await countedTwice(brand.backend.db, id);
            if (stored === undefined) expect(tests).toBe(0);
            else expect(stored).toEqual(recount);
          }
        }
        brand.models.reset();
        for (const { id } of campaigns) await run({ kind: 'delete', campaign: 0, samples: 1 }, id);
      },
    ),
    { numRuns: 8 },
  );
});

test('the numbers are those of what is left at every moment of a long deletion', async () => {
  const { id } = await brand.campaign(member);
  const { db } = brand.backend;
  await storeManyTests(db, { user_id: member.uid, campaign_id: id }, 700);
  const seen = new Set<number>();
  let isDone = false;
  const deletion = brand
    .act(member, { action: 'delete-campaign', id })
    .finally(() => (isDone = true));
  while (!isDone) {
    const { stored, recount, tests } = await countedTwice(db, id);
    seen.add(tests);
    if (tests > 0) expect(stored).toMatchObject({ stats: recount.stats });
  }
  await deletion;
  expect(seen.size).toBeGreaterThan(1);
  const { stored, tests } = await countedTwice(db, id);
  expect([stored, tests]).toEqual([undefined, 0]);
  for (const name of ['brand_matrix', 'brand_months']) {
    const left = await db.collection(name).where('campaign_id', '==', id).get();
    expect(left.size).toBe(0);
  }
});

test('a row that cannot be read does not stop a deletion', async () => {
  const { id } = await brand.campaign(member);
  const [newest] = await storeManyTests(
    brand.backend.db,
    { user_id: member.uid, campaign_id: id },
    5,
  );
  await brand.backend.db.doc(`prompt_tests/${newest?.id}`).update({ platform: 'unknown' });
  await brand.act(member, { action: 'delete-campaign', id });
  const { stored, tests } = await countedTwice(brand.backend.db, id);
  expect([stored, tests]).toEqual([undefined, 0]);
});

test.each(['stats', 'competitor_stats', 'matrix', 'months'] as const)(
  'wrong %s are found, and put right when that is wanted',
  async (wrongly) => {
    const right = await brand.campaign(member);
    const wrong = await brand.campaign(member);
    const { db } = brand.backend;
    for (const { id } of [right, wrong]) {
      await storeManyTests(db, { user_id: member.uid, campaign_id: id }, 10);
    }
    const campaign = db.doc(`brand_campaigns/${wrong.id}`);
    const spoil = {
      stats: () => campaign.update({ stats: { days: 'of an older shape' } }),
      competitor_stats: () => campaign.update({ competitor_stats: NO_COMPETITOR_STATS }),
      matrix: () => db.doc(`brand_matrix/${wrong.id}`).delete(),
      months: () => db.doc(`brand_months/${wrong.id}_2025-01`).update({ gap: 9 }),
    } as const;
    await spoil[wrongly]();
    const found = async (apply: boolean) =>
      (await rebuildStats(db, apply)).filter(({ isWrong }) => isWrong);
    const expected = { campaign: wrong.id, isWrong: true, tests: 10, unreadable: 0 };
    expect(await found(false)).toEqual([expected]);
    expect(await found(true)).toEqual([expected]);
    expect(await found(false)).toEqual([]);
    const { stored, recount } = await countedTwice(db, wrong.id);
    expect(stored).toEqual(recount);
  },
);

test('tests from before get what is derived from them, and their links', async () => {
  const { id } = await brand.campaign(member);
  const { db } = brand.backend;
  const owner = { user_id: member.uid, campaign_id: id };
  await storeManyTests(db, owner, 3, () => ({ prompt: 'Is Anlauf good?', branded: true }));
  const rows = async () =>
    (await db.collection('prompt_tests').where('campaign_id', '==', id).get()).docs;
  const before = (await rows()).map((row) => row.data());
  const links = [{ url: 'https://a.example/', domain: 'a.example', own: false }];
  for (const { ref } of await rows()) {
    const gone = FieldValue.delete();
    await ref.update({ branded: gone, facets: gone, links: gone, mode: gone, citations: links });
  }
  await rebuildStats(db, true);
  for (const row of await rows()) {
    const known = before.find((each) => each.id === row.id);
    expect(row.data()).toMatchObject({ branded: true, facets: known?.facets, links });
  }
  const { stored, recount } = await countedTwice(db, id);
  expect(stored).toEqual(recount);
});
