/** The budgets of design 8: bytes on the wire, brotli. */

/** HTML and CSS of a public page: one TCP window. */
export const PAGE_BYTES = 14_000;

/** All JavaScript of a page without an island, inline scripts and the consent banner's included. */
export const SCRIPT_BYTES = 2_048;

/** The glossary with its search. */
export const GLOSSARY_SCRIPT_BYTES = 3_072;

/** Sign-in, sign-up and reset, before the first focus or tap asks for Firebase. */
export const SIGN_IN_SCRIPT_BYTES = 5_120;

/**
 * Pages with an island may load 75 KB. Those on public pages need no framework, so that each keeps a
 * narrower budget of its own: forms, the periodic table and the like, and the prompt builder.
 */
export const SMALL_ISLAND_SCRIPT_BYTES = 5_000;
export const BUILDER_SCRIPT_BYTES = 6_400;

/** Members' pages, Firebase Auth included, before anybody taps. */
export const MEMBER_SCRIPT_BYTES = 118_000;

/** Everything that a page loads before anybody scrolls or taps. */
export const FIRST_VIEW_BYTES = 60_000;

/** No row of design 8: the page, the brand face, an island's modules and what stands above the fold. */
export const FIRST_VIEW_REQUESTS = 12;

/** Any picture above the fold. */
export const LARGE_PICTURE_BYTES = 20_000;

/** The brand face, a file of its own. */
export const FACE_BYTES = 30_000;

/** None, as reports show it, to three places: a fraction of a pixel in a wide line is no shift. */
export const LAYOUT_SHIFT = 0.0005;

/** Lighthouse's scores, each. */
export const SCORE = 100;

/** On Lighthouse's simulated slow 4G, milliseconds: text pages, and those with a picture on top. */
export const LARGEST_PAINT_MS = { text: 900, picture: 1_100 };

/** Total blocking time, milliseconds. */
export const BLOCKING_MS = 10;

/** The same of members' pages, whose largest paint is that of the page behind the Loading screen. */
export const MEMBER_LARGEST_PAINT_MS = 1_300;
export const MEMBER_BLOCKING_MS = 50;

/** What 1,000 posts more may add to the build, and the most memory that a build may have. */
export const BUILD_SECONDS_PER_THOUSAND = 8;
export const BUILD_MEGABYTES = 1_200;

/** Importing the functions' bundle, milliseconds. */
export const IMPORT_MS = 400;

/** Only the text of these may exceed a window. */
const LONG_TEXTS = /^\/(blog\/.+|(ai-)?glossary|privacy|legal|terms-of-service)$/;
const GLOSSARY = /^\/(ai-)?glossary$/;
const SMALL_ISLANDS =
  /^\/(contact|periodic-table|training|cancel-contract|withdraw-contract|404)?$/;
const BUILDER = /^\/prompt-builder$/;
const SIGN_IN = /^\/(login|reset-password)$/;

export interface Budget {
  /** The whole page. */
  page: number;
  /** The page without the text inside `main`. */
  frame: number;
  script: number;
}

/** The budgets of a page, by its unprefixed path. */
export function budgetFor(unprefixed: string): Budget {
  return {
    page: LONG_TEXTS.test(unprefixed) ? Infinity : PAGE_BYTES,
    frame: PAGE_BYTES,
    script: scriptBudgetFor(unprefixed),
  };
}

function scriptBudgetFor(unprefixed: string): number {
  if (GLOSSARY.test(unprefixed)) return GLOSSARY_SCRIPT_BYTES;
  if (SIGN_IN.test(unprefixed)) return SIGN_IN_SCRIPT_BYTES;
  if (BUILDER.test(unprefixed)) return BUILDER_SCRIPT_BYTES;
  return SMALL_ISLANDS.test(unprefixed) ? SMALL_ISLAND_SCRIPT_BYTES : SCRIPT_BYTES;
}
