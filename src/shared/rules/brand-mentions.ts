import { addName, emptyTree, stepKey, type NamedBrand, type NameTree } from './brand-name-tree.ts';
import type { BrandNames } from './brand-names.ts';
import { findLinks } from './links.ts';
import { APOSTROPHES, wordsOf, type Word } from './text-words.ts';

/** A name in a text. `start` and `end` are UTF-16 code units of the text, `end` exclusive. */
export interface Mention extends NamedBrand {
  start: number;
  end: number;
}

/** Shorter names take no genitive without an apostrophe: `xs` is a size, not X's. */
const MIN_GENITIVE_LENGTH = 2;

const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'u');
const LETTER = /[\p{L}\p{N}]/u;
/** Korean particles, which follow a name without a space. */
const KOREAN_PARTICLE =
  /(?:에서|에게|으로|까지|부터|처럼|보다|이나|이라는|라는|입니다|이며|이고|하고|[은는이가을를의에와과도로만나])$/u;

/**
 * Every mention of the brand, its variants and its competitors, in the order of the text, none
 * overlapping. Whole words only, in any case and composition; `Müllers` and `Müller’s` mention
 * `Müller`; a hyphen in a name may be a space and the other way round. Where several names fit, the
 * longest wins, so `Apple Music` as a variant of `Apple` counts once. In scripts without spaces a name
 * may be between any other characters. Names inside web and mail addresses are not mentions.
 *
 * Takes time in proportion to the text, times the words of the longest name.
 */
export function findMentions(text: string, names: BrandNames): Mention[] {
  const tree = treeOf(names);
  const words = wordsOutsideLinks(text);
  const mentions: Mention[] = [];
  for (let index = 0; index < words.length;) {
    const found = longestAt(text, words, index, tree);
    // A sign belongs to only one name: the plus in `C+X`.
    if (found === null || found.start < (mentions.at(-1)?.end ?? 0)) {
      index += 1;
      continue;
    }
    const { wordCount, ...mention } = found;
    mentions.push(mention);
    index += wordCount;
  }
  return mentions;
}

function treeOf({ brand_name, brand_variants, competitors }: BrandNames): NameTree {
  const tree = emptyTree();
  for (const name of [brand_name, ...brand_variants]) addName(tree, name, { competitor: null });
  for (const name of competitors) addName(tree, name, { competitor: name });
  return tree;
}

function wordsOutsideLinks(text: string): Word[] {
  const links = findLinks(text);
  let next = 0;
  return wordsOf(text).filter(({ start }) => {
    while ((links[next]?.end ?? Infinity) <= start) next += 1;
    return start < (links[next]?.start ?? Infinity);
  });
}

type Found = Mention & { wordCount: number };

function longestAt(
  text: string,
  words: readonly Word[],
  from: number,
  tree: NameTree,
): Found | null {
  const start = words[from]?.start ?? 0;
  let node: NameTree | undefined = tree;
  let previous: Word | undefined;
  let longest: Found | null = null;
  for (let wordCount = 1; node !== undefined; wordCount += 1) {
    const word = words[from + wordCount - 1];
    if (word === undefined) break;
    const key = stepKey(text, previous, word);
    for (const inflected of stems(text, word, key)) {
      const mention = endingAt(text, start, inflected.end, node.next.get(inflected.key));
      if (mention !== null) longest = { ...mention, wordCount };
    }
    previous = word;
    node = node.next.get(key);
    const mention = endingAt(text, start, word.end, node);
    if (mention !== null) longest = { ...mention, wordCount };
  }
  return longest;
}

function isHangul(codeUnit: number): boolean {
  return codeUnit >= 0xac00 && codeUnit <= 0xd7a3;
}

/** The word without the ending that it may have. */
function stems(text: string, word: Word, key: string): { key: string; end: number }[] {
  const genitive = genitiveStem(text, word, key);
  if (genitive !== null) return [genitive];
  if (!isHangul(text.charCodeAt(word.end - 1))) return [];
  const [particle] = KOREAN_PARTICLE.exec(text.slice(word.start, word.end)) ?? [];
  if (particle === undefined || !key.endsWith(particle)) return [];
  return [{ key: key.slice(0, -particle.length), end: word.end - particle.length }];
}

/** The word before its genitive -s, and where that ends; null when it has none. */
function genitiveStem(text: string, word: Word, key: string): { key: string; end: number } | null {
  const last = text.charAt(word.end - 1);
  if (last !== 's' && last !== 'S') return null;
  const hasApostrophe = APOSTROPHE.test(text.charAt(word.end - 2));
  if (!hasApostrophe && word.folded.length <= MIN_GENITIVE_LENGTH) return null;
  return { key: key.slice(0, -1), end: word.end - (hasApostrophe ? 2 : 1) };
}

/** The name that ends here with all its signs, the one with the most signs first. */
function endingAt(
  text: string,
  start: number,
  end: number,
  node: NameTree | undefined,
): Mention | null {
  let best: Mention | null = null;
  for (const { before, after, competitor } of node?.endings ?? []) {
    const fits = text.startsWith(after, end) && text.endsWith(before, start);
    if (!fits || isInMailAddress(text, start, end)) continue;
    const mention = { start: start - before.length, end: end + after.length, competitor };
    if (best === null || mention.end - mention.start > best.end - best.start) best = mention;
  }
  return best;
}

/** `info@anlauf.example`, but not `@anlauf`, which is how people are named on platforms. */
function isInMailAddress(text: string, start: number, end: number): boolean {
  const isAfter = text.charAt(start - 1) === '@' && LETTER.test(text.charAt(start - 2));
  return isAfter || (text.charAt(end) === '@' && LETTER.test(text.charAt(end + 1)));
}

/** A piece of a text: plain, or a name to be marked. */
export interface TextPiece {
  text: string;
  kind: 'plain' | 'brand' | 'competitor';
}

/** A text cut at its mentions, for highlighting; the pieces joined are the text. */
export function textPieces(text: string, mentions: readonly Mention[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let done = 0;
  for (const { start, end, competitor } of mentions) {
    if (start > done) pieces.push({ text: text.slice(done, start), kind: 'plain' });
    pieces.push({
      text: text.slice(start, end),
      kind: competitor === null ? 'brand' : 'competitor',
    });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), kind: 'plain' });
  return pieces;
}
