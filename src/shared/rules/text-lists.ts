/** An item of a list. `start` and `end` are UTF-16 code units of the text, `end` exclusive. */
export interface ListItem {
  start: number;
  end: number;
}

export interface TextList {
  isNumbered: boolean;
  items: ListItem[];
}

interface OpenList extends TextList {
  /** Columns before the sign; deeper lines are parts of an item. */
  indent: number;
  /** The last item's number; 0 in a list with bullets. */
  number: number;
  /** Prose followed: what comes now is not part of the last item. */
  isClosed: boolean;
}

interface Line {
  content: string;
  indent: number;
  start: number;
  end: number;
  /** A blank line stands before it. */
  isLoose: boolean;
}

/** `1.`, `1)`, also in bold or as a heading, as models write them. */
const NUMBERED = /^(?:#{1,6}[ \t]+)?(?:\*\*|__)?(\d{1,3})[.)](?:\*\*|__)?[ \t]/;
const BULLET = /^[-*+•‣◦–—][ \t]/;
const HEADING = /^#{1,6}[ \t]/;

/**
 * The top-level lists of a text, in their order. Deeper lists belong to their item. A numbered list
 * goes on after prose as long as its numbers do, because models put paragraphs between the items.
 */
export function findLists(text: string): TextList[] {
  const lists: OpenList[] = [];
  let numbered: OpenList | null = null;
  let bullets: OpenList | null = null;
  for (const line of linesOf(text)) {
    const [, digits] = NUMBERED.exec(line.content) ?? [];
    const isBullet = digits === undefined && BULLET.test(line.content);
    const owner = bullets ?? numbered;
    if (owner !== null && !owner.isClosed && isPartOf(line, owner, digits, isBullet)) {
      extend(owner, line.end);
    } else if (digits !== undefined) {
      const number = Number(digits);
      if (numbered === null || !isNext(number, numbered.number)) {
        numbered = openList(line, true);
        lists.push(numbered);
      }
      addItem(numbered, line, number);
      bullets = null;
    } else if (isBullet) {
      if (bullets === null) {
        bullets = openList(line, false);
        lists.push(bullets);
      }
      addItem(bullets, line, 0);
    } else {
      bullets = null;
      if (numbered !== null) numbered.isClosed = true;
    }
  }
  return lists;
}

function* linesOf(text: string): Generator<Line> {
  let isLoose = false;
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const whole = text.slice(start, end);
    const content = whole.trimStart();
    if (content !== '') {
      yield { content, indent: whole.length - content.length, start, end, isLoose };
    }
    isLoose = content === '';
    start = end + 1;
  }
}

function isPartOf(
  { content, indent, isLoose }: Line,
  list: OpenList,
  digits: string | undefined,
  isBullet: boolean,
): boolean {
  if (indent > list.indent) return true;
  // Models put bullets under a numbered item without indenting them.
  if (isBullet) return list.isNumbered;
  return digits === undefined && !isLoose && !HEADING.test(content);
}

/** Markdown numbers lists by itself: `1.` after `1.` is the second. */
function isNext(number: number, last: number): boolean {
  return number === last + 1 || (number === 1 && last === 1);
}

function openList({ indent }: Line, isNumbered: boolean): OpenList {
  return { isNumbered, items: [], indent, number: 0, isClosed: false };
}

function addItem(list: OpenList, { start, end, indent }: Line, number: number): void {
  list.items.push({ start: start + indent, end });
  list.number = number;
  list.isClosed = false;
}

function extend(list: OpenList, end: number): void {
  const item = list.items.at(-1);
  if (item !== undefined) item.end = end;
}
