import { belongsTo, parseAddress } from '#shared/rules/links.ts';
import { fetchSitemap } from '../gateways/guarded-fetch.ts';
import type { SiteBudget } from '../gateways/guarded-fetch/site-budget.ts';
import { SiteError } from '../gateways/guarded-fetch/site-error.ts';
import { logWarning } from '../log.ts';

/** For all fetches together, in milliseconds: a member waits, and a model is asked after them. */
const WAIT_MS = 8_000;

/** Fetches, and bytes of their bodies. */
const BUDGET = { fetches: 5, bytes: 3_000_000 };

/** Sitemaps that an index of them is followed to. */
const MOST_SITEMAPS = 3;

/** Pages of a site that are looked at. */
const MOST_PAGES = 1_000;

const LOCATION = /<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]+)/giu;

/**
 * The addresses that a site's own sitemap names, MOST_PAGES at most; none when it has no sitemap, or
 * one that cannot be read. Addresses on other sites are left out.
 *
 * @param domain normalised
 */
export async function sitePages(domain: string): Promise<string[]> {
  const budget = { ...BUDGET, signal: AbortSignal.timeout(WAIT_MS) };
  try {
    return await pagesOf(await fetchFirst(domain, budget), domain, budget);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    logWarning('sitemap not read', { code: error.code });
    return [];
  }
}

/**
 * The addresses that the sitemap at an address names, MOST_PAGES at most, on a domain and below it.
 *
 * @throws SiteError when it cannot be read
 */
export async function readSitemap(
  address: string,
  domain: string,
  budget: SiteBudget,
): Promise<string[]> {
  return pagesOf(await fetchSitemap(address, budget), domain, budget);
}

/** The pages in a sitemap, or in those that an index of them names. */
async function pagesOf(first: string, domain: string, budget: SiteBudget): Promise<string[]> {
  const isIndex = /<sitemapindex[\s>]/i.test(first);
  if (!isIndex) return pagesIn(first, domain);
  const pages: string[] = [];
  for (const sitemap of pagesIn(first, domain).slice(0, MOST_SITEMAPS)) {
    pages.push(...pagesIn(await fetchSitemap(sitemap, budget), domain));
  }
  return pages.slice(0, MOST_PAGES);
}

async function fetchFirst(domain: string, budget: SiteBudget): Promise<string> {
  try {
    return await fetchSitemap(`https://${domain}/sitemap.xml`, budget);
  } catch (error) {
    if (!(error instanceof SiteError && error.code === 'site-unreachable')) throw error;
    return fetchSitemap(`http://${domain}/sitemap.xml`, budget);
  }
}

function pagesIn(xml: string, domain: string): string[] {
  const addresses = [...xml.matchAll(LOCATION)].slice(0, MOST_PAGES);
  return addresses.flatMap(([, text = '']) => {
    const address = parseAddress(text.replaceAll('&amp;', '&'));
    return address !== null && belongsTo(address.domain, [domain]) ? [address.url] : [];
  });
}
