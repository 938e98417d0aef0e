import { beforeAll, describe, expect, test } from 'vitest';
import { facet } from '#shared/rules/answer-facets.ts';
import { readOverview, readSources } from '#functions/usecases/brand-figures.ts';
import type { TestMember } from '../helpers/api-server-client.ts';
import { useBrandBackend } from '../helpers/brand-checker.ts';
import { searchedTest } from '../helpers/brand-figures.ts';
import { storeManyTests } from '../helpers/brand-stats.ts';
import { cases } from '../helpers/cases.ts';
import { watchStore } from '../helpers/store-requests.ts';

const brand = useBrandBackend();
let member: TestMember;
beforeAll(async () => {
  member = await brand.premium();
});

async function campaignWith(count: number) {
  const { id } = await brand.campaign(member, {
    competitors: ['Kiezwerk'],
    own_domains: ['anlauf.example'],
  });
  const owner = { user_id: member.uid, campaign_id: id };
  await storeManyTests(brand.backend.db, owner, count, searchedTest);
  return id;
}

describe('the figures of a campaign', () => {
  test('open with the answers that they count, and no others', async () => {
    const campaign_id = await campaignWith(120);
    const overview = await brand.act(member, { action: 'overview', campaign_id });
    const sources = await brand.act(member, { action: 'sources', campaign_id });
    const opened = async (name: string) => {
      let [count, cursor] = [0, undefined as string | undefined];
      do {
        const page = { campaign_id, facet: name, from: overview.period.from, cursor } as const;
        const { tests, next_cursor } = await brand.act(member, { action: 'tests', ...page });
        count += tests.length;
        cursor = next_cursor ?? undefined;
      } while (cursor !== undefined);
      return count;
    };
    const { memory, search } = overview.modes;
    expect(memory.n + search.n).toBe(120);
    const [own, rival] = search.names;
    const [domain] = sources.domains;
    const [page] = domain?.pages ?? [];
    const figures: [string, number | undefined][] = [
      [facet.asked('memory'), memory.n],
      [facet.asked('search', 'claude'), search.platforms.claude?.n],
      [facet.named('search'), own?.k],
      [facet.rival('search', 'Kiezwerk'), rival?.k],
      [facet.unsearched(), search.unsearched],
      [facet.critical('search'), search.tone.critical],
      [facet.namedCited('both'), overview.two_by_two.both],
      [facet.other('search', 'Someone Else'), overview.other_names[0]?.search],
      [facet.gap(), sources.gap],
      [facet.cited(domain?.domain ?? ''), domain?.cited],
      [facet.gapOf(domain?.domain ?? ''), domain?.gap],
      [facet.citedNamed(domain?.domain ?? ''), domain?.named],
      [facet.citedNeither(domain?.domain ?? ''), domain?.nobody],
      [facet.cited(domain?.domain ?? '', 'claude'), domain?.platforms.claude ?? 0],
      [facet.page(page?.url ?? ''), page?.cited],
    ];
    for (const question of overview.questions.slice(0, 2)) {
      const counts = question.counts.search;
      figures.push([facet.question(question.hash, 'search'), counts?.n ?? 0]);
      figures.push([facet.questionNamed(question.hash, 'search'), counts?.names[0]?.k ?? 0]);
    }
    for (const [name, count] of figures) expect([name, await opened(name)]).toEqual([name, count]);
    expect(figures.filter(([, count]) => count === 0).length).toBeLessThan(7);
  });

  test('of a day open with the answers of that day', async () => {
    const campaign_id = await campaignWith(100);
    const { runs } = await brand.act(member, { action: 'overview', campaign_id });
    const { at, modes } = runs.at(-1) ?? { at: '', modes: {} };
    const figure = { campaign_id, facet: facet.asked('memory'), from: at, to: at } as const;
    const { tests } = await brand.act(member, { action: 'tests', ...figure });
    expect(tests).toHaveLength(modes.memory?.n ?? -1);
    expect(tests.length).toBeGreaterThan(0);
  });

  test('of thousands of answers are read from six documents, and their sources from five', async () => {
    const answers = cases({ usual: 4_000, all: 20_000 });
    const campaign_id = await campaignWith(answers);
    const now = new Date('2026-04-05T12:00:00.000Z');
    const gets = ['batchGetDocuments', 'batchGetDocuments'];
    expect(await watchStore(() => readOverview(member.uid, campaign_id, now))).toEqual({
      methods: gets,
      named: 6,
      roundTrips: 2,
    });
    expect(await watchStore(() => readSources(member.uid, campaign_id, now))).toEqual({
      methods: gets,
      named: 5,
      roundTrips: 2,
    });
    const { modes } = await readOverview(member.uid, campaign_id, now);
    expect(modes.memory.n + modes.search.n).toBe(answers);
  });

  test('need their campaign, and are not another member’s', async () => {
    const campaign_id = await campaignWith(6);
    const other = await brand.premium();
    for (const action of ['overview', 'sources'] as const) {
      expect(await brand.refused(other, { action, campaign_id })).toEqual({
        status: 404,
        code: 'campaign-not-found',
      });
    }
    const chosen = { action: 'set-source-kind', campaign_id, domain: 'a.example' } as const;
    expect(await brand.refused(other, { ...chosen, kind: 'press' })).toMatchObject({ status: 404 });
    // Of all campaigns are those of the member's own.
    const all = { action: 'tests', facet: facet.asked('search') } as const;
    expect((await brand.act(member, all)).tests.length).toBeGreaterThan(0);
    expect((await brand.act(other, all)).tests).toEqual([]);
  });
});

describe('the kind of a source', () => {
  test('is the member’s choice until it is taken back', async () => {
    const campaign_id = await campaignWith(40);
    const choose = async (kind: 'directory' | null) => {
      const input = { action: 'set-source-kind', campaign_id, domain: 'guide.example' } as const;
      const { domains } = await brand.act(member, { ...input, kind });
      return domains.find(({ domain }) => domain === 'guide.example');
    };
    expect(await choose('directory')).toMatchObject({ kind: 'directory', chosen: true });
    const { domains } = await brand.act(member, { action: 'sources', campaign_id });
    expect(domains.find(({ domain }) => domain === 'guide.example')?.kind).toBe('directory');
    expect(await choose(null)).toMatchObject({ kind: 'other', chosen: false, has_gap: false });
  });
});
