const MOST_BRANDS = 3;
const QUOTED = /[„“”"»«]([^„“”"»«\n]{2,60})[“”"«»]/gu;
const NAME = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]*[\p{L}\p{N}]`;
/** A name after a word that names usually follow, in English and German. */
const INTRODUCED = new RegExp(
  String.raw`(?:\b(?:brand|company|about|is|of|with|vs\.?|versus|or|and|to|Marke|Firma|Unternehmen|Agentur|Anbieter|über|von|bei|ist|oder|und|zu|gegen)\s*:?\s+)(${NAME}(?:\s+${NAME}){0,2})`,
  'gu',
);

/**
 * Guesses the brands that a prompt speaks of: what is in quotation marks, else capitalised names
 * after words like "about" or "Marke". A guess is enough for a sample answer.
 */
export function brandsIn(prompt: string): string[] {
  const quoted = [...prompt.matchAll(QUOTED)].map((match) => match[1] ?? '');
  const named =
    quoted.length > 0 ? quoted : [...prompt.matchAll(INTRODUCED)].map((match) => match[1] ?? '');
  return [...new Set(named.map((name) => name.trim()))].slice(0, MOST_BRANDS);
}

const GERMAN =
  /[äöüß]|\b(?:der|die|das|ist|und|für|welche[rs]?|wie|was|nicht|eine?|mit|im|von)\b/giu;
const ENGLISH = /\b(?:the|is|and|for|which|how|what|not|an?|with|in|of|are)\b/giu;

/** The language of a prompt by its small words; English unless German clearly wins. */
export function languageOf(prompt: string): 'en' | 'de' {
  const count = (pattern: RegExp) => prompt.match(pattern)?.length ?? 0;
  return count(GERMAN) > count(ENGLISH) ? 'de' : 'en';
}
