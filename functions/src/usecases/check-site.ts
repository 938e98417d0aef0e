import type { EndpointInput } from '#shared/api/contract.ts';
import { MAX_ROBOTS_BYTES } from '#shared/ai-check-limits.ts';
import type {
  AiCheckReport,
  CheckedPage,
  RobotsFile,
  SiteFacts,
} from '#shared/entities/ai-check.ts';
import { aiFindings } from '#shared/rules/ai-findings.ts';
import { chooseCheckedPages } from '#shared/rules/checked-pages.ts';
import { sitemapsIn } from '#shared/rules/robots-txt.ts';
import { fetchPage, fetchTextFile } from '../gateways/guarded-fetch.ts';
import { newSiteBudget, type SiteBudget } from '../gateways/guarded-fetch/site-budget.ts';
import { SiteError } from '../gateways/guarded-fetch/site-error.ts';
import { countAiCheck } from '../stores/ai-check-limits.ts';
import { writeAiReport } from './ai-check-report.ts';
import { fetchTyped } from './fetch-typed.ts';
import { readPageFacts } from './page-facts.ts';
import { readSitemap } from './site-pages.ts';

/**
 * Reads a site as a crawler does and reports whether AI can (product 32.2): its robots.txt, its sitemap,
 * whether there is an llms.txt, and MAX_CHECKED_PAGES pages at most. Only the first page must be there;
 * everything else that fails is a finding, or is left out. Nothing is stored but the counters.
 *
 * @param caller the caller's network
 * @throws ApiError what `countAiCheck` throws; SiteError when the first page cannot be read
 */
export async function checkSite(
  { address, locale }: EndpointInput<'ai-check'>,
  caller: string,
  now: Date,
): Promise<AiCheckReport> {
  await countAiCheck(caller, now);
  const budget = newSiteBudget();
  const { url, html } = await fetchTyped(address, budget);
  const { facts, links } = await readPageFacts(html);
  const robots = await readRobots(url, budget);
  const sitemap = await readSitemapOf(url, robots, budget);
  const hasLlmsFile = (await orNull(fetchTextFile(at(url, '/llms.txt'), budget))) !== null;
  const others = await readPages(url, sitemap ?? links, budget);
  const site: SiteFacts = {
    robots,
    pages: [{ url, facts }, ...others],
    sitemapPages: sitemap === null ? null : sitemap.length,
    hasLlmsFile,
  };
  return writeAiReport(site, aiFindings(site), locale, now);
}

/** By what crawlers make of a failure (RFC 9309, 2.3.1). */
async function readRobots(url: string, budget: SiteBudget): Promise<RobotsFile> {
  try {
    const { text, isCut } = await fetchTextFile(at(url, '/robots.txt'), budget);
    const isTooLong = isCut || text.length > MAX_ROBOTS_BYTES;
    return { state: isTooLong ? 'tooLong' : 'found', text: text.slice(0, MAX_ROBOTS_BYTES) };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    const { code, status } = error;
    if (code === 'site-not-html') return { state: 'notText' };
    const isMissing = status !== null && status >= 400 && status < 500;
    return { state: isMissing || code === 'site-redirect' ? 'missing' : 'unreachable' };
  }
}

/** The pages of the sitemap that robots.txt names first, else of the usual one; null without one. */
async function readSitemapOf(
  url: string,
  robots: RobotsFile,
  budget: SiteBudget,
): Promise<string[] | null> {
  const [named] = 'text' in robots ? sitemapsIn(robots.text) : [];
  const address = URL.parse(named ?? '/sitemap.xml', url) ?? new URL('/sitemap.xml', url);
  return orNull(readSitemap(address.href, new URL(url).hostname.replace(/^www\./, ''), budget));
}

/** One after the other: a host gets one request at a time anyway. */
async function readPages(
  first: string,
  listed: readonly string[],
  budget: SiteBudget,
): Promise<CheckedPage[]> {
  const { hostname } = new URL(first);
  const read = new Map<string, CheckedPage>();
  for (const address of chooseCheckedPages(first, listed)) {
    const page = await orNull(fetchPage(address, budget));
    if (page === null || page.url === first || new URL(page.url).hostname !== hostname) continue;
    read.set(page.url, { url: page.url, facts: (await readPageFacts(page.html)).facts });
  }
  return [...read.values()];
}

function at(url: string, path: string): string {
  return new URL(path, url).href;
}

/** Null for what a site does not have, or does not give. */
async function orNull<T>(fetching: Promise<T>): Promise<T | null> {
  try {
    return await fetching;
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return null;
  }
}
