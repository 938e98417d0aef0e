import type { FindingId } from '#shared/entities/ai-check.ts';

/** A finding of the site check on its way into a campaign's list (product 32.7). */
export interface SiteFinding {
  site: string;
  finding: FindingId;
  /** What it came to. */
  case: string;
}

/** The query of the Brand Checker's page that brings a finding. */
export function findingQuery({ site, finding, case: which }: SiteFinding): string {
  return `?${new URLSearchParams({ site, finding, case: which })}`;
}

/**
 * The finding that an address brings, or null.
 *
 * @param titles of the findings that there are
 */
export function findingIn(
  search: string,
  titles: Readonly<Record<FindingId, string>>,
): SiteFinding | null {
  const params = new URLSearchParams(search);
  const [site, finding, which] = ['site', 'finding', 'case'].map((name) => params.get(name));
  if (!site || !which || !finding || !Object.hasOwn(titles, finding)) return null;
  return { site, finding: finding as FindingId, case: which };
}
