import { fill } from '@/i18n/fill';
import { BRAND_PLATFORMS, brandPlatformIds } from '#shared/entities/brand-platform.ts';
import { nameKey } from '#shared/rules/brand-names.ts';
import type { CheckerStrings } from '../strings';

const isMode = (part: string | undefined) => part === 'memory' || part === 'search';

/** Kinds of facets that begin with a domain. */
const OF_DOMAIN: ReadonlySet<string> = new Set(['cited', 'citedNamed', 'citedNeither', 'gap']);

/**
 * What a facet's list of answers is called. Facets are made by rules/answer-facets.ts; an unknown one,
 * from an address that was changed by hand, is only "Answers".
 *
 * @param names the brands that the campaign knows, as they are written
 */
export function facetTitle(
  facet: string,
  names: readonly string[],
  { facets, modes, aspects, tones }: CheckerStrings['drawer'],
): string {
  const [kind = '', ...parts] = facet.split(':');
  const texts: Partial<Record<string, string>> = facets;
  const text = Object.hasOwn(texts, kind) ? texts[kind] : undefined;
  if (text === undefined) return facets.answers;
  const mode = parts.find(isMode);
  const platform = brandPlatformIds.find((id) => parts.includes(id));
  const [first = ''] = parts;
  const aspectNames: Partial<Record<string, string>> = aspects;
  const toneNames: Partial<Record<string, string>> = tones;
  const last = parts.at(-1) ?? '';
  const name = names.find((known) => nameKey(known) === last) ?? last;
  const title = fill(text, {
    name: OF_DOMAIN.has(kind) ? first : name,
    aspect: Object.hasOwn(aspectNames, first) ? (aspectNames[first] ?? first) : first,
  });
  return [
    title,
    mode === undefined ? '' : modes[mode === 'memory' ? 'memory' : 'search'],
    kind === 'aspect' && Object.hasOwn(toneNames, last) ? (toneNames[last] ?? '') : '',
    platform ? BRAND_PLATFORMS[platform].name : '',
  ]
    .filter(Boolean)
    .join(', ');
}
