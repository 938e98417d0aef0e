import { MAX_DOMAIN_LENGTH } from '../limits.ts';
import { parseAddress } from './links.ts';
import { foldWord, wordsOf } from './text-words.ts';

/** Names that an answer is searched for. */
export interface BrandNames {
  brand_name: string;
  brand_variants: readonly string[];
  competitors: readonly string[];
}

/** Whether a name can be found at all: it has a letter or a digit. */
export function isFindable(name: string): boolean {
  return wordsOf(name).length > 0;
}

/** A key that is equal for spellings that matching treats as the same. */
export function nameKey(name: string): string {
  return name.trim().split(/\s+/).map(foldWord).join(' ');
}

/**
 * Names without empty ones and duplicates. Spellings that matching treats as the same (`Müller`,
 * `MÜLLER`) are duplicates; the first one stays.
 */
export function distinctNames(names: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const name of names.map((each) => each.trim())) {
    if (name === '') continue;
    const key = nameKey(name);
    if (!kept.has(key)) kept.set(key, name);
  }
  return [...kept.values()];
}

/** A text of names with commas between them (split and trimmed, product 21.2), without doubles. */
export function splitNames(text: string): string[] {
  return distinctNames(text.split(','));
}

/**
 * Domains as people type them, e.g. `https://www.Example.com/shop`, to `example.com`, without
 * doubles.
 *
 * @returns null when one of them is not a domain
 */
export function normalizeDomains(typed: readonly string[]): string[] | null {
  const domains = typed.map((each) => parseAddress(each.trim())?.domain ?? '');
  const areDomains = domains.every(({ length }) => length > 0 && length <= MAX_DOMAIN_LENGTH);
  return areDomains ? [...new Set(domains)] : null;
}
