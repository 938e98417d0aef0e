import { wordsOf, type Word } from './text-words.ts';

/** The brand or competitor of a found name. */
export interface NamedBrand {
  /** The competitor as the campaign names it; null for the brand itself. */
  competitor: string | null;
}

interface Ending extends NamedBrand {
  /** Signs that belong to the name and touch it: the dot of `.NET`, the pluses of `C++`. */
  before: string;
  after: string;
}

interface Node {
  next: Map<string, Node>;
  endings: Ending[];
}

/** Names by their words, so that all of them are looked for at once. */
export type NameTree = Node;

/** Looks back, so that a long run of signs is not tried from each of them. */
const LEADING_SIGNS = /(?<![.@#$€&+%])[.@#$€&+%]+$/u;
const TRAILING_SIGNS = /^[@#$€&+%]+/u;
const HYPHEN = /^[-‐‑‒–—]$/u;
/** Marks that may be at a word and are not part of the name. */
const MARKS = /[™®©*_`\\]/gu;

/** More than this between two words is not inside a name. */
const MAX_SEPARATOR_LENGTH = 16;

const emptyNode = (): Node => ({ next: new Map(), endings: [] });

/** Adds a name; of two that are the same to matching, the first one counts. */
export function addName(tree: NameTree, name: string, { competitor }: NamedBrand): void {
  const words = wordsOf(name);
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return;
  let node = tree;
  let previous: Word | undefined;
  for (const word of words) {
    const key = stepKey(name, previous, word);
    const next = node.next.get(key) ?? emptyNode();
    node.next.set(key, next);
    node = next;
    previous = word;
  }
  const before = LEADING_SIGNS.exec(name.slice(0, first.start))?.[0] ?? '';
  const after = TRAILING_SIGNS.exec(name.slice(last.end))?.[0] ?? '';
  const isKnown = node.endings.some((each) => each.before === before && each.after === after);
  if (!isKnown) node.endings.push({ competitor, before, after });
}

export function emptyTree(): NameTree {
  return emptyNode();
}

/** The next word together with what is between: a space and a hyphen are the same. */
export function stepKey(text: string, previous: Word | undefined, word: Word): string {
  if (previous === undefined) return word.folded;
  return `${separator(text.slice(previous.end, word.start))}${word.folded}`;
}

function separator(between: string): string {
  if (between === ' ') return ' ';
  if (between.length > MAX_SEPARATOR_LENGTH) return between;
  const plain = between.replace(MARKS, '');
  const bare = plain.replace(/\s+/gu, '');
  const isParagraph = plain.split('\n').length > 2;
  if (bare === '' && plain !== '' && !isParagraph) return ' ';
  return HYPHEN.test(plain) ? ' ' : `${bare}${isParagraph ? '\n' : ''}`;
}
