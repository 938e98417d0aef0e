import { findInlineLists, findLists, type TextList } from './text-lists.ts';
import { findTables } from './text-tables.ts';

/** Most words of a name at the head of an item; more are a sentence. */
const MAX_WORDS = 6;

/** What stands in bold or as a link's words at the head of an item. */
const MARKED = /^(?:\*\*|__|\[)+(?<name>[^*_[\]\n]+)(?:\*\*|__|\])/u;

/** The end of a name that is not marked. */
const NAME_END = /[:\n(,;]|\s[-–—|]\s/u;

/** Small words within names: `Bar am Ufer`, `House of Bread`. */
const SMALL = /^(?:\p{Ll}{1,3}|\p{Ll}+['’]\p{L}+)$/u;

/**
 * The names that a text's first list or table of names has at the head of its items, as far as rules can
 * tell a name from words: each of its words is capitalised, but for small ones. Lists in which fewer than
 * half of the items begin so are of something else. A model is asked for nothing.
 */
export function listedNames(text: string): string[] {
  const heads = [
    ...[...findLists(text), ...findInlineLists(text)].map((list) => ({
      start: list.start,
      heads: headsOf(text, list),
    })),
    ...findTables(text).map(({ start, rows }) => ({
      start,
      heads: rows.map(({ lead }) => text.slice(lead.start, lead.end)),
    })),
  ].sort((a, b) => a.start - b.start);
  for (const list of heads) {
    const names = list.heads.flatMap((head) => nameIn(head) ?? []);
    if (names.length > 0 && names.length * 2 >= list.heads.length) return names;
  }
  return [];
}

function headsOf(text: string, { items }: TextList): string[] {
  return items.map(({ start, lineEnd }) => text.slice(start, lineEnd));
}

/** Null when the head of the item is not a name. */
function nameIn(head: string): string | null {
  const line = head.trim();
  const marked = MARKED.exec(line)?.groups?.['name'];
  const name =
    (marked ?? line)
      .split(NAME_END)[0]
      ?.replace(/[*_`]+/gu, '')
      .trim() ?? '';
  const words = name.split(/\s+/u);
  if (name === '' || words.length > MAX_WORDS || /[.!?]$/u.test(name)) return null;
  const [first = ''] = words;
  const isName = words.every(
    (word, index) => /^[^\p{Ll}]/u.test(word) || (index > 0 && SMALL.test(word)),
  );
  return isName && /[\p{L}\p{N}]/u.test(first) ? name : null;
}
