import type { AnswerSources, Source } from '../entities/answer-source.ts';
import { MAX_ANSWER_SOURCES } from '../figure-limits.ts';
import { MAX_LINE_LENGTH, MAX_URL_LENGTH } from '../limits.ts';
import { belongsTo, parseAddress } from './links.ts';

/** Longest query, and most of them, that are kept of one answer. */
const MAX_QUERY_LENGTH = 300;
const MAX_QUERIES = 10;

/** A page as a provider names it. */
export interface NamedPage {
  url: string;
  title: string | null;
}

interface NamedSources {
  queries: readonly string[];
  cited: readonly NamedPage[];
  retrieved: readonly NamedPage[];
}

/**
 * What a provider names as the sources of an answer, as it is stored: http(s) addresses of named hosts,
 * each once, in the provider's order, MAX_ANSWER_SOURCES at most.
 *
 * @param own_domains normalised, see `normalizeDomains`
 */
export function answerSources(
  { queries, cited, retrieved }: NamedSources,
  { own_domains }: { own_domains: readonly string[] },
): AnswerSources {
  const kept = queries.map((query) => oneLine(query, MAX_QUERY_LENGTH)).filter(Boolean);
  return {
    queries: [...new Set(kept)].slice(0, MAX_QUERIES),
    cited: sourcesOf(cited, own_domains),
    retrieved: sourcesOf(retrieved, own_domains),
  };
}

function sourcesOf(pages: readonly NamedPage[], own: readonly string[]): Source[] {
  const sources = new Map<string, Source>();
  for (const page of pages) {
    const address = parseAddress(page.url);
    if (address === null || address.url.length > MAX_URL_LENGTH) continue;
    const url = withoutMark(address.url);
    if (sources.size >= MAX_ANSWER_SOURCES || sources.has(url)) continue;
    const title = page.title === null ? '' : oneLine(page.title, MAX_LINE_LENGTH);
    const { domain } = address;
    sources.set(url, { url, domain, title: title || null, own: belongsTo(domain, own) });
  }
  return [...sources.values()];
}

/** The address without OpenAI's mark, by which one page would be counted as several. */
function withoutMark(address: string): string {
  const url = new URL(address);
  if (url.searchParams.get('utm_source') === 'openai') url.searchParams.delete('utm_source');
  url.hash = '';
  return url.href;
}

function oneLine(text: string, most: number): string {
  return text.replace(/\s+/gu, ' ').trim().slice(0, most).toWellFormed();
}
