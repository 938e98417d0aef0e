import type { AnswerLink } from '../entities/prompt-test.ts';
import { MAX_URL_LENGTH } from '../limits.ts';
import { belongsTo, findLinks } from './links.ts';

/** Most addresses that are kept of one answer. */
export const MAX_LINKS = 50;

/**
 * The addresses that an answer names, each once, in the order of the text.
 *
 * @param ownDomains normalised, see `normalizeDomains`
 */
export function linksIn(text: string, ownDomains: readonly string[]): AnswerLink[] {
  const links = new Map<string, AnswerLink>();
  for (const { url, domain } of findLinks(text)) {
    if (links.size >= MAX_LINKS) break;
    if (url.length > MAX_URL_LENGTH) continue;
    links.set(url, { url, domain, own: belongsTo(domain, ownDomains) });
  }
  return [...links.values()];
}
