import type { Aspect, AspectTone } from '../entities/answer-aspect.ts';
import type { AnswerMode } from '../entities/answer-mode.ts';
import type { Source } from '../entities/answer-source.ts';
import type { BrandPlatformId } from '../entities/brand-platform.ts';
import type { FigureTest } from '../entities/prompt-test.ts';
import { nameKey } from './brand-names.ts';
import { belongsTo } from './links.ts';
import { shortHash } from './short-hash.ts';

/** The domains of a campaign. */
export interface CampaignDomains {
  own_domains: readonly string[];
  competitor_domains: Readonly<Record<string, readonly string[]>>;
}

/** The place of an answer in the two-by-two of named and cited. */
export type NamedCited = 'both' | 'namedOnly' | 'citedOnly' | 'neither';

/**
 * The names of the figures that an answer is part of: the list of a figure's answers is one query for
 * its facet (product 21.31). Each function here is one figure of the screen.
 */
export const facet = {
  asked: (mode: AnswerMode, platform?: BrandPlatformId) => joined('asked', mode, platform),
  named: (mode: AnswerMode, platform?: BrandPlatformId) => joined('named', mode, platform),
  unnamed: (mode: AnswerMode) => joined('unnamed', mode),
  rival: (mode: AnswerMode, name: string, platform?: BrandPlatformId) =>
    joined('rival', mode, platform, nameKey(name)),
  firstThree: (mode: AnswerMode) => joined('three', mode),
  scored: (mode: AnswerMode) => joined('scored', mode),
  critical: (mode: AnswerMode) => joined('critical', mode),
  unsearched: () => 'unsearched',
  branded: (mode: AnswerMode) => joined('branded', mode),
  brandedCritical: (mode: AnswerMode) => joined('branded', 'critical', mode),
  question: (hash: string, mode?: AnswerMode, platform?: BrandPlatformId) =>
    joined('question', hash, mode, platform),
  questionNamed: (hash: string, mode: AnswerMode) => joined('question', hash, 'named', mode),
  cited: (domain: string, platform?: BrandPlatformId) => joined('cited', domain, platform),
  citedNamed: (domain: string) => joined('citedNamed', domain),
  citedNeither: (domain: string) => joined('citedNeither', domain),
  gapOf: (domain: string) => joined('gap', domain),
  gap: () => 'gap',
  page: (url: string) => joined('page', shortHash(url)),
  namedCited: (place: NamedCited) => joined('two', place),
  other: (mode: AnswerMode, name: string) => joined('other', mode, nameKey(name)),
  aspect: (aspect: Aspect, mode: AnswerMode, tone?: AspectTone) =>
    joined('aspect', aspect, mode, tone),
} as const;

function joined(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(':');
}

/** What the list of all answers is called: no answer has it as a facet. */
export const ALL_ANSWERS = 'answers';

/** The hash by which facets and figures name a question. */
export function questionHash(prompt: string): string {
  return shortHash(prompt);
}

/**
 * All facets of an answer, each once. Their number is bounded by what an answer keeps: about 300 with
 * every list at its longest.
 */
export function facetsOf(test: FigureTest, domains: CampaignDomains): string[] {
  const { mode, platform, prompt, mentions_count, sentiment_label, sentiment_score } = test;
  const isNamed = mentions_count > 0;
  const hash = questionHash(prompt);
  const isCritical = sentiment_label === 'negative';
  const facets = [
    facet.question(hash),
    facet.question(hash, mode),
    facet.question(hash, mode, platform),
    ...when(isNamed, facet.questionNamed(hash, mode)),
  ];
  if (test.branded) {
    return [...facets, facet.branded(mode), ...when(isCritical, facet.brandedCritical(mode))];
  }
  return distinct([
    ...facets,
    facet.asked(mode),
    facet.asked(mode, platform),
    ...(isNamed ? [facet.named(mode), facet.named(mode, platform)] : [facet.unnamed(mode)]),
    ...rivalsIn(test).flatMap((name) => [
      facet.rival(mode, name),
      facet.rival(mode, name, platform),
    ]),
    ...when(isFirstThree(test), facet.firstThree(mode)),
    ...when(sentiment_score !== null, facet.scored(mode)),
    ...when(isCritical, facet.critical(mode)),
    ...when(isUnsearched(test), facet.unsearched()),
    ...test.other_names.map((name) => facet.other(mode, name)),
    ...test.aspects.flatMap(({ aspect, tone }) => [
      facet.aspect(aspect, mode),
      facet.aspect(aspect, mode, tone),
    ]),
    ...sourceFacets(test, domains),
  ]);
}

function sourceFacets(test: FigureTest, domains: CampaignDomains): string[] {
  if (test.mode !== 'search') return [];
  const cited = citedIn(test);
  const hasGap = isGap(test);
  return [
    facet.namedCited(namedCited(test)),
    ...when(hasThirdPartyGap(test, domains), facet.gap()),
    ...cited.flatMap(({ domain }) => [
      facet.cited(domain),
      facet.cited(domain, test.platform),
      test.mentions_count > 0
        ? facet.citedNamed(domain)
        : hasGap
          ? facet.gapOf(domain)
          : facet.citedNeither(domain),
    ]),
    ...cited.map(({ url }) => facet.page(url)),
  ];
}

function when(holds: boolean, name: string): string[] {
  return holds ? [name] : [];
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}

/** What only search answers have: no memory answer has a citation. */
export function citedIn({ mode, sources }: Pick<FigureTest, 'mode' | 'sources'>): Source[] {
  return mode === 'search' ? (sources?.cited ?? []) : [];
}

/** The listed competitors that the answer names. */
export function rivalsIn({ competitor_mentions }: Pick<FigureTest, 'competitor_mentions'>) {
  return competitor_mentions.filter(({ count }) => count > 0).map(({ name }) => name);
}

/** Whether the answer has the brand among the first three of a list. */
export function isFirstThree({ list_rank }: Pick<FigureTest, 'list_rank'>): boolean {
  return list_rank !== null && list_rank <= 3;
}

/** Whether the model was asked with search and searched nothing. */
export function isUnsearched({ mode, searches }: Pick<FigureTest, 'mode' | 'searches'>): boolean {
  return mode === 'search' && searches === 0;
}

/** Whether the answer names a listed competitor and not the brand. */
export function isGap(test: Pick<FigureTest, 'mentions_count' | 'competitor_mentions'>): boolean {
  return test.mentions_count === 0 && rivalsIn(test).length > 0;
}

/** Whether such an answer cites a page that is neither the brand's nor a listed competitor's. */
export function hasThirdPartyGap(
  test: FigureTest,
  { own_domains, competitor_domains }: CampaignDomains,
): boolean {
  const owners = [...own_domains, ...Object.values(competitor_domains).flat()];
  return isGap(test) && citedIn(test).some(({ domain }) => !belongsTo(domain, owners));
}

/** Whether the answer names the brand, and whether it cites a domain of the brand. */
export function namedCited(test: FigureTest): NamedCited {
  const isCited = citedIn(test).some(({ own }) => own);
  if (test.mentions_count > 0) return isCited ? 'both' : 'namedOnly';
  return isCited ? 'citedOnly' : 'neither';
}
