/** Bytes on the wire, brotli (design 8). */

/** HTML and CSS of a public page: one TCP window. */
export const PAGE_BYTES = 14_000;

/** All JavaScript of a page without an island, inline scripts included. */
export const SCRIPT_BYTES = 2_048;

/** Pages with the contact form, an island without a framework. */
export const FORM_SCRIPT_BYTES = 3_072;

/** The tools, islands without a framework. */
export const TOOL_SCRIPT_BYTES = 6_144;

/** The glossary with its search. */
export const GLOSSARY_SCRIPT_BYTES = 3_072;

/** Sign-in, sign-up and reset, before the first focus or tap asks for Firebase. */
export const SIGN_IN_SCRIPT_BYTES = 5_120;

/** Pages with long texts or lists: only their text may exceed a window. */
const LONG_PAGES =
  /^\/(blog\/.+|(ai-)?glossary|privacy|legal|terms-of-service|periodic-table|prompt-builder)$/;
const GLOSSARY = /^\/(ai-)?glossary$/;
const FORMS = /^\/(contact)?$/;
const SIGN_IN = /^\/(login|reset-password)$/;
const TOOLS = /^\/(prompt-builder|periodic-table)$/;

export interface Budget {
  page: number;
  script: number;
  /** Whether the text inside `main` counts. */
  countsText: boolean;
}

/** The budgets of a page, by its unprefixed path. */
export function budgetFor(unprefixed: string): Budget {
  return {
    page: PAGE_BYTES,
    script: scriptBudgetFor(unprefixed),
    countsText: !LONG_PAGES.test(unprefixed),
  };
}

function scriptBudgetFor(unprefixed: string): number {
  if (GLOSSARY.test(unprefixed)) return GLOSSARY_SCRIPT_BYTES;
  if (TOOLS.test(unprefixed)) return TOOL_SCRIPT_BYTES;
  if (SIGN_IN.test(unprefixed)) return SIGN_IN_SCRIPT_BYTES;
  return FORMS.test(unprefixed) ? FORM_SCRIPT_BYTES : SCRIPT_BYTES;
}
