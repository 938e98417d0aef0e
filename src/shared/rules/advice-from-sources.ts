import type { SourceKind } from '../entities/answer-source.ts';
import type { AdviceKind } from '../entities/brand-advice.ts';
import type { FigureTest } from '../entities/prompt-test.ts';
import {
  adviceEvidence,
  NO_FACTS,
  type AdviceBasis,
  type AdviceDraft,
} from './advice-candidate.ts';
import { mostNamedRival, ownPagesIn, pageOf, splitOf } from './advice-counts.ts';
import { cites, isNamed } from './advice-figure.ts';
import { citedIn, facet, isGap } from './answer-facets.ts';

/** Most candidates of each. */
const MOST_GAPS = 6;
const MOST_LISTINGS = 2;

/** Pages that one could be on, which cite rivals and not the brand. */
export function gaps(basis: AdviceBasis): AdviceDraft[] {
  const { answers, kindOf } = basis;
  return domainsOf(answers.filter(isGap), kindOf)
    .slice(0, MOST_GAPS)
    .map(({ domain, kind }) => {
      const all = answers.filter((answer) => cites(answer, domain));
      const resting = all.filter(isGap);
      return {
        kind,
        topic: 'gap',
        evidence: {
          ...adviceEvidence({ of: 'domain', domain }, facet.gapOf(domain), resting, basis),
          split: splitOf(all),
        },
        facts: {
          ...NO_FACTS,
          domain,
          page: pageOf(resting, domain),
          rival: mostNamedRival(resting),
          k: resting.length,
          n: answers.length,
          cited: all.length,
        },
      };
    });
}

/** Pages that one could be on and that answers with the brand cite: worth keeping right. */
export function listings(basis: AdviceBasis): AdviceDraft[] {
  const { answers, kindOf } = basis;
  const withGap = new Set(domainsOf(answers.filter(isGap), kindOf).map(({ domain }) => domain));
  return domainsOf(answers, kindOf)
    .filter(({ domain }) => !withGap.has(domain))
    .slice(0, MOST_LISTINGS)
    .map(({ domain, kind }) => {
      const all = answers.filter((answer) => cites(answer, domain));
      return {
        kind,
        topic: 'listed',
        evidence: {
          ...adviceEvidence({ of: 'domain', domain }, facet.cited(domain), all, basis),
          split: splitOf(all),
        },
        facts: {
          ...NO_FACTS,
          domain,
          page: pageOf(all, domain),
          k: all.filter(isNamed).length,
          n: answers.length,
          cited: all.length,
        },
      };
    });
}

/** The brand's own site: that no answer cites it, or the page that is cited most. */
export function ownSite(basis: AdviceBasis): AdviceDraft[] {
  const { answers, hasSite } = basis;
  if (!hasSite) return [];
  const [page] = ownPagesIn(answers);
  const resting =
    page === undefined
      ? answers
      : answers.filter((answer) => citedIn(answer).some(({ url }) => url === page));
  const opens = page === undefined ? facet.asked('search') : facet.page(page);
  return [
    {
      kind: 'own-page',
      topic: page === undefined ? 'site' : 'cited',
      evidence: adviceEvidence({ of: 'site' }, opens, resting, basis),
      facts: {
        ...NO_FACTS,
        page: { url: page ?? '', title: '' },
        k: page === undefined ? 0 : resting.length,
        n: answers.length,
      },
    },
  ];
}

const KINDS: Partial<Record<SourceKind, AdviceKind>> = {
  press: 'others-page',
  forum: 'others-page',
  directory: 'profile',
};

/** The domains that one could be on, the most cited first. */
function domainsOf(
  answers: readonly FigureTest[],
  kindOf: AdviceBasis['kindOf'],
): { domain: string; kind: AdviceKind }[] {
  const counts = new Map<string, number>();
  for (const answer of answers) {
    for (const domain of new Set(citedIn(answer).map((source) => source.domain))) {
      counts.set(domain, (counts.get(domain) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([a, most], [b, more]) => more - most || a.localeCompare(b))
    .flatMap(([domain]) => {
      const kind = KINDS[kindOf(domain)];
      return kind === undefined ? [] : [{ domain, kind }];
    });
}
