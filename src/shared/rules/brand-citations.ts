import type { Citation } from '../entities/prompt-test.ts';
import { MAX_URL_LENGTH } from '../limits.ts';
import { belongsTo, findLinks } from './links.ts';

/** Most addresses that are kept of one answer. */
export const MAX_CITATIONS = 50;

/**
 * The addresses that an answer names, each once, in the order of the text.
 *
 * @param ownDomains normalised, see `normalizeDomains`
 */
export function citationsIn(text: string, ownDomains: readonly string[]): Citation[] {
  const citations = new Map<string, Citation>();
  for (const { url, domain } of findLinks(text)) {
    if (citations.size >= MAX_CITATIONS) break;
    if (url.length > MAX_URL_LENGTH) continue;
    citations.set(url, { url, domain, own: belongsTo(domain, ownDomains) });
  }
  return [...citations.values()];
}
