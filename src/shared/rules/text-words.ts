/** A word of a text: letters, digits and their marks, also with apostrophes inside. */
export interface Word {
  /** The word as {@link foldWord} makes it comparable. */
  folded: string;
  /** Where it begins and ends in the text, in UTF-16 code units. */
  start: number;
  end: number;
}

const LETTER = String.raw`\p{L}\p{N}`;
/** Marks follow letters in decomposed text; soft hyphens and zero-width signs are not seen at all. */
const CONTINUED = String.raw`${LETTER}\p{M}\u00AD\u200B-\u200D\u2060\uFEFF`;
/** Every repetition is told from what follows by its first character, so matching is linear. */
const WORD = new RegExp(`[${LETTER}][${CONTINUED}]*(?:['’ʼ][${LETTER}][${CONTINUED}]*)*`, 'gu');

const PLAIN = /^[a-z0-9]+$/;
const UNSEEN = /['’ʼ\u00AD\u200B-\u200D\u2060\uFEFF]/gu;
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ς: 'σ',
};

/**
 * A word without what does not tell names apart: case, composition (NFC or NFD), apostrophes and
 * invisible signs; umlauts and ß are spelled out, as German does where they cannot be typed. Other
 * accents stay: `Rosé` is not `rose`.
 */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .replace(UNSEEN, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöüßς]/g, (letter) => SPELLED_OUT[letter] ?? letter);
}

/** The words of a text in their order. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    folded: foldWord(word),
    start: index,
    end: index + word.length,
  }));
}
