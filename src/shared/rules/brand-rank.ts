import type { Mention } from './brand-mentions.ts';
import { findLists, type ListItem, type TextList } from './text-lists.ts';

/** Where an item stops naming its subject and starts to speak about it. */
const LEAD_END = /:|\n|\s[-–—]\s/u;

/**
 * The brand's place in the first list that ranks it, from 1; null when none does. An item ranks the
 * name that it leads with. In a numbered list that leads with no known name it ranks the first one
 * inside.
 *
 * @param mentions of `findMentions` over the same text
 */
export function listRank(text: string, mentions: readonly Mention[]): number | null {
  for (const list of findLists(text)) {
    const rank = rankIn(text, list, mentions);
    if (rank !== null) return rank;
  }
  return null;
}

function rankIn(
  text: string,
  { isNumbered, items }: TextList,
  mentions: readonly Mention[],
): number | null {
  const named = items.map((item) => firstInside(item, mentions));
  const leading = items.findIndex((item, index) => {
    const first = named[index];
    return first?.competitor === null && first.start <= leadEnd(text, item);
  });
  if (leading >= 0) return leading + 1;
  const inside = isNumbered ? named.findIndex((first) => first?.competitor === null) : -1;
  return inside < 0 ? null : inside + 1;
}

/** By bisection: an answer can have as many items as mentions. */
function firstInside({ start, end }: ListItem, mentions: readonly Mention[]): Mention | undefined {
  let low = 0;
  let high = mentions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.start ?? Infinity) < start) low = middle + 1;
    else high = middle;
  }
  const found = mentions[low];
  return found !== undefined && found.start < end ? found : undefined;
}

function leadEnd(text: string, { start, end }: ListItem): number {
  // The sign of a bullet list is followed by a space, too: look behind it.
  const found = LEAD_END.exec(text.slice(start + 2, end));
  return found === null ? end : start + 2 + found.index;
}
