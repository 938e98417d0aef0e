/**
 * Frequent words that only one of the languages has. What is a word of both (`in`, `so`, `was`, `die`)
 * or a frequent one of another language (`du` and `des` in French, `is` in Dutch) is left out.
 */
const FUNCTION_WORDS = {
  en: `
    a about after all and any are as at be because been best between both but by can cannot
    could do does each every few for from had has have here how if into it its many more most my
    not of on one only or other our over should some such than that the their them then there
    these they this those through to us we were what when where which while who why with would
    you your`,
  de: `
    aber alle als auch auf aus bei beim bis dabei damit dann das dass dem der dich dies diese
    diesem diesen dieser dieses dir doch durch ein eine einem einen einer eines es euch für gibt
    gut haben hier ich ihnen ihr ihre ihren ihrer im ist jede jeder kann kein keine können mehr
    mein meine mir mit nach nicht noch nur oder ohne sehr sein seine sich sie sind sowie um und
    uns unser unsere unter vom von vor warum was welche welchem welchen welcher welches wenn wer
    werden wie wir wird wo zu zum zur zwischen über`,
} as const;

export type TextLanguage = keyof typeof FUNCTION_WORDS;

/** Characters that are looked at: longer texts become no clearer. */
const MAX_LENGTH = 2_000;

/** Share of a text's words that must be function words of its language; foreign texts have fewer. */
const MIN_SHARE = 0.1;

const LINK = /https?:\/\/\S+/g;

const languageOf = new Map(
  (['en', 'de'] as const).flatMap((language) =>
    FUNCTION_WORDS[language]
      .trim()
      .split(/\s+/)
      .map((word) => [word, language] as const),
  ),
);

/**
 * Whether a text is English or German, for its `lang` (WCAG 3.1.2) where it is not known otherwise;
 * undefined when it is neither for sure, as a text of names alone.
 */
export function textLanguage(text: string): TextLanguage | undefined {
  const plain = text.slice(0, MAX_LENGTH).replace(LINK, '').toLowerCase().normalize();
  const words = plain.match(/\p{L}+/gu) ?? [];
  const counts = { en: 0, de: 0 };
  for (const word of words) {
    const language = languageOf.get(word);
    if (language !== undefined) counts[language] += 1;
  }
  const language = counts.en > counts.de ? 'en' : 'de';
  const [more, less] = [Math.max(counts.en, counts.de), Math.min(counts.en, counts.de)];
  return more > 2 * less && more >= MIN_SHARE * words.length && more > 0 ? language : undefined;
}
