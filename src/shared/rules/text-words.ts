/** A word of a text: letters, digits and their marks, also with apostrophes inside. */
export interface Word {
  /** The word as {@link foldWord} makes it comparable. */
  folded: string;
  /** Where it begins and ends in the text, in UTF-16 code units. */
  start: number;
  end: number;
}

/** Characters that are used as apostrophes, for a character class. */
export const APOSTROPHES = String.raw`'’ʼ´‘＇`;

/** Superscript numbers are footnotes, not part of the word that they follow. */
const LETTER = String.raw`\p{L}\p{Nd}\p{Nl}`;
const UNSEEN = String.raw`\u00AD\u200B-\u200D\u2060\uFEFF`;
/** Marks follow letters in decomposed text; soft hyphens and zero-width signs are not seen at all. */
const CONTINUED = String.raw`${LETTER}\p{M}${UNSEEN}`;
/** Each repetition differs from what follows in its first character, so matching is linear. */
const WORD = new RegExp(
  `[${LETTER}][${CONTINUED}]*(?:[${APOSTROPHES}][${LETTER}][${CONTINUED}]*)*`,
  'gu',
);

/** Scripts that put no space between words. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
/** A run of Katakana is a word by itself: `ライン` is not in `オンライン`. */
const KATAKANA = String.raw`\p{Script=Katakana}\u30FC\uFF70\uFF9E\uFF9F`;
const MARKS = String.raw`[\p{M}${UNSEEN}]*`;
const HAS_UNSPACED = new RegExp(`[${UNSPACED}${KATAKANA}]`, 'u');
const PART = new RegExp(
  `[${KATAKANA}][${KATAKANA}\\p{M}${UNSEEN}]*|[${UNSPACED}]${MARKS}|(?:(?![${UNSPACED}${KATAKANA}])[^])+`,
  'gu',
);

const PLAIN = /^[a-z0-9]+$/;
/** Beyond ASCII and Latin letters, where a script without spaces may be. */
const BEYOND_LATIN = /[\u0E00-\uFFFF]/;
const NOT_COMPARED = new RegExp(`[${APOSTROPHES}${UNSEEN}]`, 'gu');
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ς: 'σ',
};

/**
 * A word without differences that do not matter in names: case, composition (NFC or NFD),
 * apostrophes and invisible characters; umlauts and ß are spelled out, as German does where they
 * cannot be typed. Other accents stay: `Rosé` is not `rose`.
 */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .replace(NOT_COMPARED, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöüßς]/g, (letter) => SPELLED_OUT[letter] ?? letter);
}

/**
 * The words of a text in their order. In scripts without spaces every character is a word, so that
 * a name is found between others.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  // Cache, because characters repeat.
  const parts = new Map<string, string>();
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!BEYOND_LATIN.test(word) || !HAS_UNSPACED.test(word)) {
      words.push({ folded: foldWord(word), start: index, end: index + word.length });
      continue;
    }
    for (const { 0: part, index: offset } of word.matchAll(PART)) {
      const start = index + offset;
      const folded = parts.get(part) ?? foldWord(part);
      parts.set(part, folded);
      words.push({ folded, start, end: start + part.length });
    }
  }
  return words;
}
