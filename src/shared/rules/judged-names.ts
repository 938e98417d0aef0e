import { MAX_OTHER_NAMES } from '../figure-limits.ts';
import { MAX_BRAND_NAME_LENGTH } from '../limits.ts';
import { findMentions } from './brand-mentions.ts';
import { distinctNames, isFindable, type BrandNames } from './brand-names.ts';

/**
 * The proposed names that are in the text and not on the campaign's list, as the text first spells them,
 * in the order of the proposal (product 21.38). A name that contains a listed one counts as that one:
 * `Anlauf Berlin` is `Anlauf`. One that is in the text only as a part of a listed one is not kept.
 */
export function otherNames(text: string, names: BrandNames, proposed: readonly string[]): string[] {
  const candidates = distinctNames(proposed).filter(
    (name) =>
      name.length <= MAX_BRAND_NAME_LENGTH &&
      isFindable(name) &&
      findMentions(name, names).length === 0,
  );
  const all = { ...names, competitors: [...names.competitors, ...candidates] };
  const spelled = new Map<string | null, string>();
  for (const { competitor, start, end } of findMentions(text, all)) {
    if (!spelled.has(competitor)) spelled.set(competitor, oneLine(text.slice(start, end)));
  }
  return distinctNames(candidates.map((name) => spelled.get(name) ?? '')).slice(0, MAX_OTHER_NAMES);
}

/** Without line breaks, and without Markdown between its words. */
function oneLine(name: string): string {
  return name.replace(/[\s*_`]+/gu, ' ').trim();
}
