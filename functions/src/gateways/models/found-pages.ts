import { MAX_LINE_LENGTH, MAX_URL_LENGTH } from '#shared/limits.ts';
import type { FoundPage } from './model-answer.ts';

/** OpenAI puts it on the addresses that it cites, but not on all that it found. */
const TRACKING = { name: 'utm_source', value: 'openai' } as const;

/** A page as a provider names it. */
export interface RawPage {
  url: string;
  title?: string | null | undefined;
}

/**
 * The pages with an http(s) address that is not too long, each once, in their order.
 *
 * @param limit most pages
 * @param titled pages whose titles are taken where one of `pages` has none
 */
export function cleanPages(
  pages: readonly RawPage[],
  limit: number,
  titled: readonly RawPage[] = [],
): FoundPage[] {
  const found = titlesByAddress(pages, limit);
  const known = titlesByAddress(titled, titled.length);
  return [...found].map(([url, title]) => ({ url, title: title || known.get(url) || null }));
}

function titlesByAddress(pages: readonly RawPage[], limit: number): Map<string, string> {
  const titles = new Map<string, string>();
  for (const { url, title } of pages) {
    const address = cleanAddress(url);
    if (address === null || (titles.size >= limit && !titles.has(address))) continue;
    titles.set(address, titles.get(address) || oneLine(title ?? ''));
  }
  return titles;
}

function cleanAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  url.hash = '';
  if (url.searchParams.has(TRACKING.name, TRACKING.value)) {
    url.searchParams.delete(TRACKING.name, TRACKING.value);
  }
  return url.href.length > MAX_URL_LENGTH ? null : url.href;
}

/** Untrusted text as one line of at most MAX_LINE_LENGTH. */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_LINE_LENGTH)
    .toWellFormed();
}
