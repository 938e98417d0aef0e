import { describe, expect, it } from 'vitest';
import {
  draftOf,
  EMPTY_DRAFT,
  fieldsOf,
  isComplete,
  isUnfindable,
  listProblem,
} from '#src/features/brand-checker/campaigns/campaign-draft.ts';
import {
  answersLeft,
  checkerData,
  countFailures,
  missingAnswers,
  searchesLeft,
  NO_TESTS,
  withCampaign,
  withoutTestsOf,
  withStats,
  withTests,
} from '#src/features/brand-checker/server-state.ts';
import { tabOf } from '#src/features/brand-checker/tabs.ts';
import { campaignFieldsSchema } from '#shared/entities/brand-campaign.ts';
import { NO_STATS } from '#shared/entities/campaign-stats.ts';
import type { TestSummary } from '#shared/entities/prompt-test.ts';
import { MAX_BRAND_LIST_ENTRIES } from '#shared/limits.ts';
import { resultEntries } from '#shared/rules/brand-batches.ts';
import { statsOf } from '#shared/rules/campaign-stats.ts';
import { brandCampaign } from '#tests/helpers/brand-campaign.ts';
import { brandQuota } from '#tests/helpers/brand-quota.ts';

const answer = (id: string, created_at: string, campaign_id = 'c1'): TestSummary => ({
  id,
  campaign_id,
  prompt: 'Who?',
  mode: 'memory',
  branded: false,
  platform: 'chatgpt',
  model: 'gpt',
  is_cut: false,
  is_sample: false,
  mentions_count: 1,
  first_position: 0,
  list_rank: null,
  excerpt: null,
  competitor_mentions: [],
  share_of_voice: null,
  sentiment_score: 70,
  sentiment_label: 'positive',
  sentiment_reason: null,
  sentiment_method: 'lexicon',
  searches: null,
  other_names: [],
  run_id: null,
  batch_id: null,
  sample_index: 1,
  created_at,
});

describe('the form of a campaign', () => {
  const complete = { ...EMPTY_DRAFT, name: 'Spring', brand_name: 'Anlauf' };

  it('needs a name and a brand, and blanks are none', () => {
    expect(isComplete(complete)).toBe(true);
    expect(isComplete({ ...complete, name: ' ' })).toBe(false);
    expect(isComplete({ ...complete, brand_name: '\n' })).toBe(false);
  });

  it('needs a brand that can be found, as the server does, and shows the error once one is typed', () => {
    expect(isComplete({ ...complete, brand_name: '!!!' })).toBe(false);
    expect(['!!!', '', ' ', 'C++', '李'].map(isUnfindable)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('refuses lists that the server would refuse, each for its reason', () => {
    const many = Array.from({ length: MAX_BRAND_LIST_ENTRIES + 1 }, (_, index) => `n${index}`);
    expect(listProblem('competitors', many.join(', '))).toBe('listTooLong');
    expect(listProblem('brand_variants', 'x'.repeat(101))).toBe('listTooLong');
    expect(listProblem('brand_variants', '!!!')).toBe('listUnfindable');
    expect(listProblem('own_domains', 'example.com, my shop')).toBe('listNoDomain');
    expect(listProblem('own_domains', 'https://www.example.com/shop, shop.example.com')).toBeNull();
    expect(isComplete({ ...complete, own_domains: 'my shop' })).toBe(false);
  });

  it('sends lists without empty entries and doubles', () => {
    const draft = { ...complete, brand_variants: 'An Lauf, AN LAUF,', competitors: ' Kiezwerk , ' };
    expect(fieldsOf(draft)).toMatchObject({
      brand_variants: ['An Lauf'],
      competitors: ['Kiezwerk'],
      own_domains: [],
    });
  });

  it('keeps every unchanged field of a campaign, its status too', () => {
    const stored = brandCampaign({
      industry: 'fintech',
      brand_variants: ['An Lauf', 'Anlauf GmbH'],
      competitors: ['Kiezwerk'],
      own_domains: ['example.com'],
      country: 'AT',
      language: 'en',
      questions: ['Who is good?'],
      status: 'paused',
    });
    expect(fieldsOf(draftOf(stored))).toEqual(campaignFieldsSchema.parse(stored));
  });
});

describe('what the page knows', () => {
  it('puts a new campaign first and a changed one back into its place', () => {
    const first = withCampaign([], brandCampaign({ id: 'a' }));
    const both = withCampaign(first, brandCampaign({ id: 'b' }));
    expect(both.map(({ id }) => id)).toEqual(['b', 'a']);
    const changed = withCampaign(both, brandCampaign({ id: 'a', name: 'Autumn' }));
    expect(changed.map(({ name }) => name)).toEqual(['Spring', 'Autumn']);
  });

  it('removes the tests of a deleted campaign', () => {
    const list = withTests(NO_TESTS, [
      answer('1', '2026-01-01T00:00:00Z', 'a'),
      answer('2', '2026-01-02T00:00:00Z', 'b'),
    ]);
    expect(withoutTestsOf(list, 'a').tests.map(({ id }) => id)).toEqual(['2']);
  });

  it('holds every test once, newest first', () => {
    const data = withTests(NO_TESTS, [answer('old', '2026-01-01T00:00:00Z')]);
    const more = withTests(data, [
      answer('a', '2026-01-02T00:00:00Z'),
      answer('b', '2026-01-03T00:00:00Z'),
      answer('old', '2026-01-01T00:00:00Z'),
    ]);
    expect(more.tests.map(({ id }) => id)).toEqual(['b', 'a', 'old']);
  });

  it('gives a campaign its new numbers and leaves the others alone', () => {
    const both = ['a', 'b'].map((id) => brandCampaign({ id }));
    const stats = statsOf([answer('1', '2026-01-01T00:00:00Z')]);
    const campaigns = withStats(both, 'a', stats);
    expect(campaigns.map((each) => each.stats)).toEqual([stats, NO_STATS]);
  });

  it('waits for campaigns and tests, and shows what it can when one of them fails', () => {
    const loading = { loading: true };
    const failed = { loading: false, error: new Error('Gone') };
    const campaigns = { loading: false, data: [brandCampaign()] };
    const tests = { loading: false, data: NO_TESTS };
    expect(checkerData(campaigns, loading)).toBe('loading');
    expect(checkerData(loading, tests)).toBe('loading');
    expect(checkerData(failed, tests)).toBe('failed');
    expect(checkerData(failed, loading)).toBe('failed');
    expect(checkerData(campaigns, tests)).toMatchObject({ hasTestsError: false });
    expect(checkerData(campaigns, failed)).toMatchObject({
      campaigns: campaigns.data,
      tests: [],
      hasTestsError: true,
    });
  });

  it('never shows a negative number of answers left', () => {
    const quota = brandQuota({ used: 51, limit: 50, resets_at: '2026-01-02T00:00:00Z' });
    const noon = Date.parse('2026-01-01T12:00:00Z');
    expect(answersLeft(quota, noon)).toBe(0);
    expect(answersLeft({ ...quota, used: 20 }, noon)).toBe(30);
    expect(answersLeft(null, noon)).toBeNull();
  });

  it('does not know what is left once the day of what was used is over', () => {
    const quota = brandQuota({ used: 50, limit: 50, resets_at: '2026-01-02T00:00:00Z' });
    expect(answersLeft(quota, Date.parse('2026-01-01T23:59:59Z'))).toBe(0);
    expect(answersLeft(quota, Date.parse('2026-01-02T00:00:00Z'))).toBeNull();
  });

  it('knows the searches left of the month, and of today within it', () => {
    const resets_at = '2026-01-02T00:00:00Z';
    const noon = Date.parse('2026-01-01T12:00:00Z');
    const left = (searches: object) => searchesLeft(brandQuota({ resets_at, searches }), noon);
    expect(left({})).toEqual({ left: 400, limit: 400, today: 60 });
    expect(left({ used: 390 })).toEqual({ left: 10, limit: 400, today: 10 });
    expect(left({ used: 401, used_today: 61 })).toEqual({ left: 0, limit: 400, today: 0 });
    expect(searchesLeft(brandQuota({ resets_at }), Date.parse(resets_at))).toBeNull();
    expect(searchesLeft(null, noon)).toBeNull();
  });

  it('has a reason for each answer of a run that does not come', () => {
    const slot = { platform: 'claude', reason: null } as const;
    const slots = [
      { ...slot, state: 'done' },
      { ...slot, state: 'open' },
      { ...slot, state: 'interrupted' },
      { ...slot, state: 'skipped', reason: 'search-quota' },
    ] as const;
    expect(missingAnswers(slots)).toEqual([
      { platform: 'claude', code: 'interrupted' },
      { platform: 'claude', code: 'search-quota' },
    ]);
  });

  it('names equal failures of one platform once, with their number', () => {
    expect(
      countFailures([
        { platform: 'claude', code: 'model-busy' },
        { platform: 'claude', code: 'model-busy' },
        { platform: 'claude', code: 'model-timeout' },
        { platform: 'gemini', code: 'model-busy' },
      ]),
    ).toEqual([
      { platform: 'claude', code: 'model-busy', count: 2 },
      { platform: 'claude', code: 'model-timeout', count: 1 },
      { platform: 'gemini', code: 'model-busy', count: 1 },
    ]);
  });
});

describe('the address of a tab', () => {
  it('opens the tab that it names, and the overview otherwise', () => {
    expect(tabOf('#testing')).toBe('testing');
    expect(tabOf('#campaigns')).toBe('campaigns');
    expect(tabOf('')).toBe('overview');
    expect(tabOf('#elsewhere')).toBe('overview');
  });
});

describe('the answers of one call', () => {
  it('are in the order of the platforms, however they came', () => {
    const call = { batch_id: 'b' };
    const [entry] = resultEntries([
      { ...answer('1', '2026-01-01T00:00:00Z'), ...call, platform: 'gemini' },
      { ...answer('2', '2026-01-01T00:00:00Z'), ...call, sample_index: 2 },
      { ...answer('3', '2026-01-01T00:00:00Z'), ...call, platform: 'claude' },
      { ...answer('4', '2026-01-01T00:00:00Z'), ...call },
    ]);
    expect(entry?.kind === 'batch' && entry.tests.map(({ id }) => id)).toEqual([
      '4',
      '2',
      '3',
      '1',
    ]);
  });
});
