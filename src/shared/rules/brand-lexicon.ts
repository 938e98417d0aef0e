import { LEXICON } from './brand-lexicon-words.ts';
import type { Mention } from './brand-mentions.ts';
import { foldWord, wordsOf, type Word } from './text-words.ts';

/** Number of words after a negation that it inverts: `not a very good choice`. */
const NEGATION_REACH = 3;

/** The middle of the scale, and the maximum distance from it by the lexicon. */
const NEUTRAL_SCORE = 50;
const WIDEST_SWING = 45;

interface Lexicon {
  tones: ReadonlyMap<string, 1 | -1>;
  negating: ReadonlySet<string>;
}

let lexicon: Lexicon | undefined;

/** Built on first use, because a model judges most answers. */
function loadLexicon(): Lexicon {
  const tones = new Map<string, 1 | -1>();
  for (const [tone, words] of [
    [1, LEXICON.positive],
    [-1, LEXICON.negative],
  ] as const) {
    for (const word of split(words.en)) tones.set(word, tone);
    for (const word of split(words.de)) {
      for (const ending of LEXICON.endings) tones.set(`${word}${ending}`, tone);
    }
  }
  return { tones, negating: new Set(split(LEXICON.negating)) };
}

function split(words: string): string[] {
  return words.trim().split(/\s+/).map(foldWord);
}

/**
 * The sentiment of an answer by word lists in English and German: 50 without any such word, at most
 * 45 points to either side. Only sentences that mention the brand count.
 *
 * @param mentions of `findMentions` over the same text
 * @returns 0 to 100, null when the brand is not mentioned
 */
export function lexiconScore(text: string, mentions: readonly Mention[]): number | null {
  const own = mentions.filter(({ competitor }) => competitor === null);
  if (own.length === 0) return null;
  const { tones, negating } = (lexicon ??= loadLexicon());
  let good = 0;
  let bad = 0;
  for (const words of sentencesWith(text, own)) {
    let negatedUntil = -1;
    words.forEach(({ folded }, index) => {
      if (negating.has(folded)) negatedUntil = index + NEGATION_REACH;
      const tone = tones.get(folded);
      if (tone === undefined) return;
      const isGood = (tone === 1) !== index <= negatedUntil;
      if (isGood) good += 1;
      else bad += 1;
    });
  }
  return Math.round(NEUTRAL_SCORE + (WIDEST_SWING * (good - bad)) / (good + bad + 1));
}

/** The words of each sentence with a mention in it, without the names themselves. */
function sentencesWith(text: string, mentions: readonly Mention[]): Word[][] {
  const sentences: Word[][] = [];
  let sentence: Word[] = [];
  let isNamed = false;
  let end = 0;
  let next = 0;
  const close = () => {
    if (isNamed) sentences.push(sentence);
    sentence = [];
    isNamed = false;
  };
  for (const word of wordsOf(text)) {
    if (/[.!?]\s|\n/.test(text.slice(end, word.start))) close();
    end = word.end;
    while ((mentions[next]?.end ?? Infinity) <= word.start) next += 1;
    const isInName = word.start >= (mentions[next]?.start ?? Infinity);
    if (isInName) isNamed = true;
    else sentence.push(word);
  }
  close();
  return sentences;
}
