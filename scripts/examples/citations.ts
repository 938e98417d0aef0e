/**
 * Appearances of domains in AI answers, in percent of all: Semrush and Kevin Indig, 3,981 appearances,
 * as published at growth-memo.com/p/the-ghost-citation-problem (read 25 November 2026).
 */
const PUBLISHED = { cited: 74.9, named: 38.3 } as const;

export interface CitationShares {
  both: number;
  citedOnly: number;
  namedOnly: number;
  /** Of the cited ones, those whose brand is not named. */
  unnamedOfCited: number;
  /** Of the named ones, those that are cited too. */
  citedOfNamed: number;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * The four-field table behind the two published shares, in percent. Every appearance was cited, named
 * or both, so that what is above 100 was counted twice.
 */
export function citationShares({ cited, named } = PUBLISHED): CitationShares {
  const both = cited + named - 100;
  return {
    both: tenth(both),
    citedOnly: tenth(cited - both),
    namedOnly: tenth(named - both),
    unnamedOfCited: tenth(((cited - both) / cited) * 100),
    citedOfNamed: tenth((both / named) * 100),
  };
}
