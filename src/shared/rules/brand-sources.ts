import type { BrandCheckerOutput } from '../api/brand-checker.ts';
import type { SourceDomain } from '../api/brand-figures.ts';
import type { StoredBrandCampaign } from '../entities/brand-campaign.ts';
import type { BrandMonth, DomainCounts, PageCounts } from '../entities/brand-month.ts';
import { brandPlatformIds } from '../entities/brand-platform.ts';
import { DOMAIN_PAGES } from '../figure-limits.ts';
import { nameKey } from './brand-names.ts';
import { figurePeriod } from './figure-period.ts';
import { addByName, searchAnswers } from './month-sums.ts';
import { canGetOnto, sourceKind, type KindCampaign } from './source-kinds.ts';

/** Domains that are shown at most. */
const MOST_DOMAINS = 200;

export type SourceCampaign = KindCampaign & Pick<StoredBrandCampaign, 'stats' | 'competitor_stats'>;

/**
 * What the search answers of a campaign cite (product 21.32). The sources that the brand could get onto
 * and is missing from come first.
 *
 * @param months those of the period that have answers
 */
export function sourcesOf(
  campaign: SourceCampaign,
  months: readonly BrandMonth[],
  now: Date,
): Omit<BrandCheckerOutput<'sources'>, 'action'> {
  const byDomain = Map.groupBy(
    months.flatMap((month) => month.domains),
    ({ domain }) => domain,
  );
  const domains = [...byDomain].map(([domain, parts]) => sourceDomain(domain, parts, campaign));
  const sorted = domains.sort(
    (a, b) =>
      Number(b.has_gap) - Number(a.has_gap) ||
      (a.has_gap ? b.gap - a.gap : 0) ||
      b.cited - a.cited ||
      a.domain.localeCompare(b.domain),
  );
  const left = sorted.slice(MOST_DOMAINS).reduce((sum, { cited }) => sum + cited, 0);
  return {
    period: figurePeriod(campaign.stats, now),
    n: searchAnswers(months),
    gap: months.reduce((sum, { gap }) => sum + gap, 0),
    domains: sorted.slice(0, MOST_DOMAINS),
    more_domains: months.reduce((sum, { more_domains }) => sum + more_domains, left),
  };
}

type DomainNumber = 'cited' | 'named' | 'gap' | 'nobody';

function sourceDomain(
  domain: string,
  parts: readonly DomainCounts[],
  campaign: SourceCampaign,
): SourceDomain {
  const sum = (field: DomainNumber) => parts.reduce((total, part) => total + part[field], 0);
  const kind = sourceKind(domain, campaign);
  const platforms: SourceDomain['platforms'] = {};
  for (const platform of brandPlatformIds) {
    const count = parts.reduce((total, part) => total + (part.platforms[platform] ?? 0), 0);
    if (count > 0) platforms[platform] = count;
  }
  return {
    domain,
    kind,
    chosen: Object.hasOwn(campaign.source_kinds, domain),
    has_gap: canGetOnto(kind) && sum('gap') > 0,
    cited: sum('cited'),
    named: sum('named'),
    gap: sum('gap'),
    nobody: sum('nobody'),
    platforms,
    rivals: rivalsOf(parts, campaign),
    pages: pagesOf(parts.flatMap(({ pages }) => pages)),
  };
}

/** The listed competitors that answers with this source name. */
function rivalsOf(parts: readonly DomainCounts[], campaign: SourceCampaign) {
  const { names } = campaign.competitor_stats;
  const counts = new Map<string, number>();
  for (const { rivals } of parts) addByName(counts, rivals, names);
  return campaign.competitors
    .map((name) => ({ name, k: counts.get(nameKey(name)) ?? 0 }))
    .filter(({ k }) => k > 0)
    .sort((a, b) => b.k - a.k);
}

/** The most cited pages. */
function pagesOf(parts: readonly PageCounts[]): PageCounts[] {
  const pages = [...Map.groupBy(parts, ({ url }) => url)].map(([url, same]) => {
    const sum = (field: 'cited' | 'named' | 'gap') =>
      same.reduce((total, part) => total + part[field], 0);
    const title = same.findLast((part) => part.title !== null)?.title ?? null;
    return { url, title, cited: sum('cited'), named: sum('named'), gap: sum('gap') };
  });
  return pages
    .sort((a, b) => b.cited - a.cited || a.url.localeCompare(b.url))
    .slice(0, DOMAIN_PAGES);
}
