/** What search engines show of a description at most; the tests of the site hold every page to it. */
const MOST_CHARACTERS = 180;

/** A sentence's end; "2. August" and "z. B." are none. */
const SENTENCE_END = /(?<=[^\d\s][^\s.][.?!]["“]?) (?=["„]?\p{Lu})/u;

/** The sentences of a text that fit the description of a page, else its beginning. */
export function metaDescription(text: string): string {
  const [first = '', ...others] = text.split(SENTENCE_END);
  let fitting = first;
  for (const sentence of others) {
    if (fitting.length + 1 + sentence.length > MOST_CHARACTERS) break;
    fitting += ` ${sentence}`;
  }
  if (fitting.length <= MOST_CHARACTERS) return fitting;
  // The last space before the limit, less the ellipsis.
  return `${fitting.slice(0, MOST_CHARACTERS - 1).replace(/[\s,;:]+\S*$/, '')}…`;
}
