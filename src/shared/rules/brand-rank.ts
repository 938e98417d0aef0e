import type { Mention } from './brand-mentions.ts';
import { findInlineLists, findLists, type ListItem, type TextList } from './text-lists.ts';
import { findTables, type TextRange, type TextTable } from './text-tables.ts';

/** The end of an item's leading name. */
const LEAD_END = /:|\n|\s[-–—]\s/u;
const LETTER = /[\p{L}\p{N}]/u;

/** Maximum depth of nested lists; deeper ones are ignored. */
const MAX_DEPTH = 3;

/** Finds the first mention within a range. */
type FirstInside = (range: TextRange) => Mention | undefined;

/**
 * The brand's place in the first list or table that ranks it, from 1; null when none does. An item
 * ranks the name that it leads with. In a numbered list that leads with no known name it ranks the
 * first one inside, and where an item leads with none, a list inside it can rank.
 *
 * @param mentions of `findMentions` over the same text
 */
export function listRank(text: string, mentions: readonly Mention[]): number | null {
  if (!mentions.some(({ competitor }) => competitor === null)) return null;
  const first: FirstInside = (range) => firstInside(range, mentions);
  const ranked: { start: number; rank: () => number | null }[] = [
    ...findLists(text).map((list) => ({
      start: list.start,
      rank: () => rankInList(text, list, first, 0),
    })),
    ...findTables(text).map((table) => ({
      start: table.start,
      rank: () => rankInTable(table, first),
    })),
  ];
  for (const { rank } of ranked.sort((a, b) => a.start - b.start)) {
    const place = rank();
    if (place !== null) return place;
  }
  return rankWithinLines(text, first);
}

/** Only of what is right behind its number. */
function rankWithinLines(text: string, first: FirstInside): number | null {
  for (const { items } of findInlineLists(text)) {
    const item = items.find((each) => {
      const mention = first(each);
      return isBrand(mention) && !LETTER.test(text.slice(each.start, mention.start));
    });
    if (item) return item.place;
  }
  return null;
}

function isBrand(mention: Mention | undefined): mention is Mention {
  return mention?.competitor === null;
}

function rankInList(
  text: string,
  { isNumbered, items }: TextList,
  first: FirstInside,
  depth: number,
): number | null {
  const named = items.map((item) => ({ item, mention: first(item) }));
  const leading = named.find(
    ({ item, mention }) =>
      isBrand(mention) &&
      mention.start <= leadEnd(text, item) &&
      // In a nested list, a name counts only at the beginning: its text often mentions others.
      (depth === 0 || !LETTER.test(text.slice(item.start, mention.start))),
  );
  if (leading) return leading.item.place;
  const inside = isNumbered && depth === 0 && named.find(({ mention }) => isBrand(mention));
  if (inside) return inside.item.place;
  return depth < MAX_DEPTH ? rankBelow(text, named, first, depth) : null;
}

function rankBelow(
  text: string,
  named: readonly { item: ListItem; mention: Mention | undefined }[],
  first: FirstInside,
  depth: number,
): number | null {
  for (const { item, mention } of named) {
    if (mention === undefined || mention.start <= item.lineEnd) continue;
    for (const list of findLists(text, item.lineEnd, item.end)) {
      const rank = rankInList(text, list, first, depth + 1);
      if (rank !== null) return rank;
    }
  }
  return null;
}

/** A table with known names in its header compares them; its rows are not ranks. */
function rankInTable({ header, rows }: TextTable, first: FirstInside): number | null {
  if (header !== null && first(header) !== undefined) return null;
  const row =
    rows.find(({ lead }) => isBrand(first(lead))) ?? rows.find((each) => isBrand(first(each)));
  return row?.place ?? null;
}

/** By bisection: an answer can have as many items as mentions. */
function firstInside({ start, end }: TextRange, mentions: readonly Mention[]): Mention | undefined {
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
  const found = LEAD_END.exec(text.slice(start, end));
  return found === null ? end : start + found.index;
}
