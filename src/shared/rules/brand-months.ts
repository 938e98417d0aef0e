import type { AnswerAspect } from '../entities/answer-aspect.ts';
import type { AnswerMode } from '../entities/answer-mode.ts';
import type { Source } from '../entities/answer-source.ts';
import type {
  BrandMonth,
  DomainCounts,
  PageCounts,
  QuestionCounts,
} from '../entities/brand-month.ts';
import type { FigureTest } from '../entities/prompt-test.ts';
import {
  DOMAIN_PAGES,
  MAX_PAGE_TITLE_LENGTH,
  MAX_PAGE_URL_LENGTH,
  MONTH_DOMAINS,
  MONTH_OTHER_NAMES,
  MONTH_PAGES,
  MONTH_QUESTIONS,
} from '../figure-limits.ts';
import {
  citedIn,
  hasThirdPartyGap,
  isGap,
  namedCited,
  questionHash,
  type CampaignDomains,
} from './answer-facets.ts';
import { distinctNames, nameKey } from './brand-names.ts';
import { placesNamed, placesOf, withNamed } from './competitor-stats.ts';

/** What the counts of a month refer to. */
export interface MonthCampaign extends CampaignDomains {
  id: string;
  user_id: string;
  /** Names of the campaign's `competitor_stats`, whose positions the counts use. */
  names: readonly string[];
}

/** The UTC month of an answer, `YYYY-MM`. */
export function monthOf({ created_at }: Pick<FigureTest, 'created_at'>): string {
  return created_at.slice(0, 7);
}

/** A month without answers. */
export function emptyMonth(
  { id, user_id }: Pick<MonthCampaign, 'id' | 'user_id'>,
  month: string,
): BrandMonth {
  return {
    user_id,
    campaign_id: id,
    month,
    domains: [],
    more_domains: 0,
    gap: 0,
    two_by_two: { both: 0, namedOnly: 0, citedOnly: 0, neither: 0 },
    questions: [],
    other_names: [],
    aspects: [],
  };
}

/** The month with the answers of it; the tests of other months are left out. */
export function addToMonth(
  known: BrandMonth,
  tests: readonly FigureTest[],
  campaign: MonthCampaign,
): BrandMonth {
  const month = structuredClone(known);
  const places = placesOf(campaign.names);
  const own = tests.filter((each) => monthOf(each) === month.month);
  for (const test of own.toSorted(oldestFirst)) {
    const rivals = placesNamed(places, test.competitor_mentions);
    countQuestion(month, test, rivals);
    if (test.branded) continue;
    countOtherNames(month, test);
    countAspects(month, test.mode, test.aspects);
    if (test.mode !== 'search') continue;
    month.two_by_two[namedCited(test)] += 1;
    if (hasThirdPartyGap(test, campaign)) month.gap += 1;
    countSources(month, test, rivals);
  }
  return sorted(month);
}

/** The order in which answers are counted: where there is a limit, the first ones are kept. */
export function oldestFirst(
  a: Pick<FigureTest, 'created_at' | 'id'>,
  b: Pick<FigureTest, 'created_at' | 'id'>,
): number {
  return a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id);
}

/** In an order that does not depend on that of the answers. */
function sorted(month: BrandMonth): BrandMonth {
  month.domains.sort((a, b) => a.domain.localeCompare(b.domain));
  for (const { pages } of month.domains) pages.sort((a, b) => a.url.localeCompare(b.url));
  month.questions.sort((a, b) => a.hash.localeCompare(b.hash));
  month.other_names.sort((a, b) => a.name.localeCompare(b.name));
  month.aspects.sort((a, b) => `${a.aspect}${a.mode}`.localeCompare(`${b.aspect}${b.mode}`));
  return month;
}

/** An entry that is there, or a new one while there is room. */
function entryOf<T>(
  list: T[],
  isSame: (entry: T) => boolean,
  most: number,
  create: () => T,
): T | null {
  const found = list.find(isSame);
  if (found !== undefined) return found;
  if (list.length >= most) return null;
  const made = create();
  list.push(made);
  return made;
}

function countQuestion(month: BrandMonth, test: FigureTest, rivals: readonly number[]): void {
  const hash = questionHash(test.prompt);
  const isSame = (each: { hash: string }) => each.hash === hash;
  const create = (): QuestionCounts => ({ hash, modes: {} });
  const entry = entryOf(month.questions, isSame, MONTH_QUESTIONS, create);
  if (entry === null) return;
  const counts = (entry.modes[test.mode] ??= { n: 0, named: 0, rivals: [] });
  counts.n += 1;
  if (test.mentions_count > 0) counts.named += 1;
  counts.rivals = withNamed(counts.rivals, rivals);
}

function countOtherNames(month: BrandMonth, { mode, other_names }: FigureTest): void {
  for (const name of distinctNames(other_names)) {
    const isSame = (each: { name: string }) => nameKey(each.name) === nameKey(name);
    const create = () => ({ name, memory: 0, search: 0 });
    const entry = entryOf(month.other_names, isSame, MONTH_OTHER_NAMES, create);
    if (entry !== null) entry[mode] += 1;
  }
}

function countAspects(month: BrandMonth, mode: AnswerMode, aspects: readonly AnswerAspect[]): void {
  const once = new Set(aspects.map(({ aspect, tone }) => `${aspect}:${tone}`));
  for (const { aspect, tone } of aspects) {
    if (!once.delete(`${aspect}:${tone}`)) continue;
    const isSame = (each: BrandMonth['aspects'][number]) =>
      each.aspect === aspect && each.mode === mode;
    const create = () => ({ aspect, mode, positive: 0, neutral: 0, negative: 0 });
    const entry = entryOf(month.aspects, isSame, Infinity, create);
    if (entry !== null) entry[tone] += 1;
  }
}

function countSources(month: BrandMonth, test: FigureTest, rivals: readonly number[]): void {
  for (const [domain, sources] of Map.groupBy(citedIn(test), (source) => source.domain)) {
    const isSame = (each: DomainCounts) => each.domain === domain;
    const entry = entryOf(month.domains, isSame, MONTH_DOMAINS, () => emptyDomain(domain));
    if (entry === null) {
      month.more_domains += 1;
      continue;
    }
    countCited(entry, test);
    if (test.mentions_count === 0 && !isGap(test)) entry.nobody += 1;
    entry.platforms[test.platform] = (entry.platforms[test.platform] ?? 0) + 1;
    entry.rivals = withNamed(entry.rivals, rivals);
    for (const source of sources) countPage(month, entry, source, test);
  }
}

function emptyDomain(domain: string): DomainCounts {
  return {
    domain,
    cited: 0,
    named: 0,
    gap: 0,
    nobody: 0,
    platforms: {},
    rivals: [],
    pages: [],
  };
}

function countCited(entry: Pick<PageCounts, 'cited' | 'named' | 'gap'>, test: FigureTest): void {
  entry.cited += 1;
  if (test.mentions_count > 0) entry.named += 1;
  if (isGap(test)) entry.gap += 1;
}

function countPage(month: BrandMonth, entry: DomainCounts, source: Source, test: FigureTest): void {
  const { url } = source;
  const pages = month.domains.reduce((sum, each) => sum + each.pages.length, 0);
  const most = url.length > MAX_PAGE_URL_LENGTH || pages >= MONTH_PAGES ? 0 : DOMAIN_PAGES;
  const title = source.title?.slice(0, MAX_PAGE_TITLE_LENGTH).toWellFormed() ?? null;
  const isSame = (each: PageCounts) => each.url === url;
  const create = () => ({ url, title, cited: 0, named: 0, gap: 0 });
  const page = entryOf(entry.pages, isSame, most, create);
  if (page === null) return;
  page.title ??= title;
  countCited(page, test);
}
