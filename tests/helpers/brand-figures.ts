import type { PromptTest } from '#shared/entities/prompt-test.ts';
import { addToMatrix, emptyMatrix } from '#shared/rules/brand-matrix.ts';
import { addToMonth, emptyMonth, monthOf } from '#shared/rules/brand-months.ts';
import { overviewOf } from '#shared/rules/brand-overview.ts';
import { sourcesOf } from '#shared/rules/brand-sources.ts';
import { addStats, statsOf } from '#shared/rules/campaign-stats.ts';
import { NO_STATS } from '#shared/entities/campaign-stats.ts';
import { NO_COMPETITOR_STATS } from '#shared/entities/competitor-stats.ts';
import { addCompetitors } from '#shared/rules/competitor-stats.ts';
import { figurePeriod, monthsOf } from '#shared/rules/figure-period.ts';

export const FIGURE_CAMPAIGN = {
  id: 'campaign',
  user_id: 'member',
  brand_name: 'Anlauf',
  brand_variants: [],
  competitors: ['Kiezwerk', 'Nordlicht'],
  own_domains: ['anlauf.example'],
  competitor_domains: { Kiezwerk: ['kiezwerk.example'] },
  source_kinds: {},
};

/** The figures of tests that were stored call by call, some at a time, as the store counts them. */
export function countFigures(tests: readonly PromptTest[], now: Date, perCall = 7) {
  let stats = NO_STATS;
  let competitor_stats = NO_COMPETITOR_STATS;
  let matrix = emptyMatrix(FIGURE_CAMPAIGN);
  const byMonth = new Map<string, ReturnType<typeof emptyMonth>>();
  for (let from = 0; from < tests.length; from += perCall) {
    const call = tests.slice(from, from + perCall);
    stats = addStats(stats, statsOf(call));
    competitor_stats = addCompetitors(competitor_stats, call);
    matrix = addToMatrix(matrix, call);
    for (const month of new Set(call.map(monthOf))) {
      const known = byMonth.get(month) ?? emptyMonth(FIGURE_CAMPAIGN, month);
      const { names } = competitor_stats;
      byMonth.set(month, addToMonth(known, call, { ...FIGURE_CAMPAIGN, names }));
    }
  }
  const campaign = { ...FIGURE_CAMPAIGN, stats, competitor_stats };
  const shown = monthsOf(figurePeriod(stats, now));
  const months = shown.flatMap((month) => byMonth.get(month) ?? []);
  return {
    matrix,
    months,
    overview: overviewOf(campaign, matrix, months, now),
    sources: sourcesOf(campaign, months, now),
  };
}

const CITED = ['guide.example', 'rival.example', 'forum.example', 'anlauf.example'];

/**
 * What makes the answers of a campaign differ: every other one is with search and cites two domains, in
 * as many a day as it takes within the newest months.
 */
export function searchedTest(index: number): Partial<PromptTest> {
  const created_at = new Date(Date.UTC(2026, 0, 1 + (index % 95), 12)).toISOString();
  if (index % 2 === 0) return { created_at };
  const domains = [CITED[index % 4] ?? '', CITED[(index + 1) % 4] ?? ''];
  const cited = domains.map((domain) => ({
    url: `https://${domain}/${index % 7}`,
    domain,
    title: `About ${domain}`,
    own: domain === 'anlauf.example',
  }));
  return {
    created_at,
    mode: 'search',
    searches: index % 10 === 1 ? 0 : 1,
    sources: { queries: ['who'], cited, retrieved: cited },
    prompt: `Question ${index % 12}?`,
    other_names: index % 3 === 0 ? ['Someone Else'] : [],
  };
}
