import { leadingNumber, type ListNumber } from './list-numbers.ts';
import { linesOf, type TextLine } from './text-lines.ts';

/** An item of a list. All places are UTF-16 code units of the text, `end` exclusive. */
export interface ListItem {
  /** Behind the item's sign. */
  start: number;
  /** Where the item's first line ends; deeper lists follow. */
  lineEnd: number;
  end: number;
  /** Its place in the list, from 1: its number where it has one. */
  place: number;
}

/** `…: 1. One, 2. Two` within a line; single digits, because years and dates have dots, too. */
const INLINE_NUMBER = /(?<![\p{L}\p{N}.,])(?<digits>\d)[.)][ \t]+/gu;

export interface TextList {
  isNumbered: boolean;
  items: ListItem[];
  start: number;
}

interface OpenList extends TextList {
  /** Columns before the sign; deeper lines are parts of an item. */
  indent: number;
  /** The last item's number; 0 in a list with bullets. */
  number: number;
  /** Counts down, as the best of ten do. */
  isDescending: boolean;
  /** Its numbers are ranks by themselves. */
  hasPlaces: boolean;
  /** Its signs are pictures, as headings have them, too. */
  hasPictures: boolean;
  /** Prose has followed, so later lines are not part of the last item. */
  isClosed: boolean;
}

const BULLET =
  /^(?:[-*+•·●○▪‣◦–—・➤][ \t]+(?:\[[ xX]\][ \t]+)?|(?<picture>\p{Extended_Pictographic})\uFE0F?[ \t]+)/u;
const HEADING = /^#{1,6}[ \t]/;
/** A heading of links; their order is not a ranking. */
const SOURCES =
  /^[#*_ \t]*(?:quellen|quellenangaben|einzelnachweise|fußnoten|weiterführende links|links|sources|references|footnotes|further reading|citations)[*_ \t]*:?[*_ \t]*$/i;

/** Models leave numbers out, but not many. */
const MAX_NUMBER_GAP = 3;

/**
 * The top-level lists of a text, in their order. Deeper lists belong to their item. A numbered list
 * continues after prose while its numbers continue, because models put paragraphs between the
 * items. Lists of sources are left out.
 */
export function findLists(text: string, from = 0, to = text.length): TextList[] {
  const lists: OpenList[] = [];
  let numbered: OpenList | null = null;
  let bullets: OpenList | null = null;
  let isSources = false;
  for (const line of linesOf(text, from, to)) {
    const number = leadingNumber(line.content);
    const sign = number === null ? BULLET.exec(line.content) : null;
    const owner = bullets ?? numbered;
    if (owner !== null && !owner.isClosed && isPartOf(line, owner, number, sign !== null)) {
      extend(owner, line.end);
    } else if (number !== null) {
      if (numbered === null || !isNext(number.number, numbered)) {
        numbered = openList(line, true);
        if (!isSources) lists.push(numbered);
      }
      addNumbered(numbered, line, number);
      bullets = null;
    } else if (sign !== null) {
      if (bullets === null) {
        bullets = openList(line, false);
        if (!isSources) lists.push(bullets);
      }
      addItem(bullets, line, sign[0].length, bullets.items.length + 1);
      bullets.hasPictures ||= sign.groups?.['picture'] !== undefined;
    } else {
      bullets = null;
      if (numbered !== null) numbered.isClosed = true;
      if (SOURCES.test(line.content)) [isSources, numbered] = [true, null];
      else if (HEADING.test(line.content)) isSources = false;
    }
  }
  return lists.filter(isList);
}

/**
 * A single line that begins like an item is not a list: a date (`20. Oktober`), a line with a
 * picture.
 */
function isList({ isNumbered, hasPlaces, hasPictures, items }: OpenList): boolean {
  if (items.length > 1 || hasPlaces) return true;
  return isNumbered ? items[0]?.place === 1 : !hasPictures;
}

function isPartOf(
  { content, indent, isLoose }: TextLine,
  list: OpenList,
  number: ListNumber | null,
  isBullet: boolean,
): boolean {
  if (indent > list.indent) return true;
  // Models put bullets under a numbered item without indenting them.
  if (isBullet) return list.isNumbered;
  return number === null && !isLoose && !HEADING.test(content) && !SOURCES.test(content);
}

/** Markdown numbers lists by itself: `1.` after `1.` is the second. */
function isNext(number: number, { number: last, items, isDescending }: OpenList): boolean {
  if (number === 1 && last === 1) return true;
  const step = number - last;
  if (step === -1 && number > 0) return isDescending || items.length === 1;
  return !isDescending && step > 0 && step <= MAX_NUMBER_GAP;
}

function openList({ indent, start }: TextLine, isNumbered: boolean): OpenList {
  return {
    isNumbered,
    items: [],
    start,
    indent,
    number: 0,
    isDescending: false,
    hasPlaces: false,
    hasPictures: false,
    isClosed: false,
  };
}

function addNumbered(list: OpenList, line: TextLine, found: ListNumber): void {
  const { number, length, isPlace } = found;
  const last = list.items.at(-1);
  const isAutomatic = last !== undefined && number === list.number;
  if (last !== undefined && number < list.number) list.isDescending = true;
  const counted = isAutomatic ? last.place + 1 : number;
  addItem(list, line, length, Math.max(1, counted));
  list.number = number;
  list.hasPlaces ||= isPlace;
}

function addItem(list: OpenList, line: TextLine, signLength: number, place: number): void {
  const start = line.start + line.indent + signLength;
  list.items.push({ start, lineEnd: line.end, end: line.end, place });
  list.isClosed = false;
}

function extend(list: OpenList, end: number): void {
  const item = list.items.at(-1);
  if (item !== undefined) item.end = end;
}

/** Numbered lists within lines. They count from 1, each item after the one before. */
export function findInlineLists(text: string): TextList[] {
  const lists: TextList[] = [];
  for (const { content, indent, start, end } of linesOf(text)) {
    let items: ListItem[] = [];
    const close = () => {
      if (items.length > 1) lists.push({ isNumbered: true, items, start });
      items = [];
    };
    for (const { 0: sign, index, groups } of content.matchAll(INLINE_NUMBER)) {
      const place = Number(groups?.['digits']);
      if (place !== items.length + 1) close();
      if (place !== items.length + 1) continue;
      const at = start + indent + index;
      const last = items.at(-1);
      if (last !== undefined) [last.end, last.lineEnd] = [at, at];
      items.push({ start: at + sign.length, lineEnd: end, end, place });
    }
    close();
  }
  return lists;
}
