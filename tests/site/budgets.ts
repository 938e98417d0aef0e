/** Bytes on the wire, brotli (design 8). */

/** HTML and CSS of a public page: one TCP window. */
export const PAGE_BYTES = 14_000;

/** Pages whose text alone is longer than a window. */
export const LONG_PAGE_BYTES = 20_000;

/** All JavaScript of a page without an island, inline scripts included. */
export const SCRIPT_BYTES = 2_048;

/** The glossary with its search. */
export const GLOSSARY_SCRIPT_BYTES = 3_072;

/** Pages with long texts: posts, glossary, legal texts, terms. Only the text may exceed a window. */
const LONG_PAGES = /^\/(blog\/.+|glossary|ai-glossary|privacy|legal|terms-of-service)$/;
const GLOSSARY = /^\/(ai-)?glossary$/;

/** The budgets of a page, by its unprefixed path. */
export function budgetFor(unprefixed: string): { page: number; script: number } {
  return {
    page: LONG_PAGES.test(unprefixed) ? LONG_PAGE_BYTES : PAGE_BYTES,
    script: GLOSSARY.test(unprefixed) ? GLOSSARY_SCRIPT_BYTES : SCRIPT_BYTES,
  };
}
