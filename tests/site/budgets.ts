import { ROUTES } from '#src/routes.ts';
import type { BuiltPage } from '../helpers/built-site.ts';

/** The product's budgets of bytes on the wire with brotli, and counts; times are in scripts/bench/budgets.ts. */

/** HTML and CSS of a public page: one TCP window, or two where its text needs them. */
export const WINDOW_BYTES = 14_000;
const LONG_PAGE_BYTES = 20_000;
const GLOSSARY_BYTES = 26_000;

/** JavaScript of a public page before anybody interacts; Astro's loader of islands is 1.7 KB of it. */
const SCRIPT_BYTES = 3_072;
const ISLAND_SCRIPT_BYTES = 5_120;

/** What the first interaction with a public island asks for. */
export const INTERACTION_BYTES = 80_000;

const MEMBER_SCRIPT_BYTES = 100_000;
const BRAND_CHECKER_SCRIPT_BYTES = 115_000;

/** Everything that a page loads before anybody scrolls or taps. */
export const FIRST_VIEW_BYTES = 60_000;

/** The page, the font, and what is above the fold. */
export const FIRST_VIEW_REQUESTS = 12;

/** Any picture above the fold. */
export const LARGE_PICTURE_BYTES = 20_000;

/** The font, a file of its own. */
export const FONT_BYTES = 30_000;

/** Cumulative layout shift. */
export const LAYOUT_SHIFT = 0.02;

/** Their text needs more than a window. */
const LONG_PAGES = /^\/(prompt-builder|periodic-table|privacy|legal|terms-of-service)$/;
const GLOSSARY = /^\/(ai-)?glossary$/;
const ARTICLE = /^\/blog\/.+/;

/** Whether the page has a React island. */
export function hasIsland(html: string): boolean {
  return html.includes('<astro-island');
}

/** The most JavaScript that a public page may have before anybody interacts. */
export function scriptBudget({ html }: BuiltPage): number {
  return hasIsland(html) ? ISLAND_SCRIPT_BYTES : SCRIPT_BYTES;
}

/** The most JavaScript that a members' page may load before an interaction. */
export function memberScriptBudget({ unprefixed }: BuiltPage): number {
  return unprefixed === '/dashboard/brand-checker'
    ? BRAND_CHECKER_SCRIPT_BYTES
    : MEMBER_SCRIPT_BYTES;
}

/** Whether only the page's text may go beyond the first window; home shows a sample, which is markup. */
export function fitsWithoutText({ unprefixed }: BuiltPage): boolean {
  return unprefixed !== ROUTES.home;
}

/** The most that a public page may weigh, HTML and CSS; an article is as long as its text. */
export function pageBudget({ unprefixed, html }: BuiltPage): number {
  if (ARTICLE.test(unprefixed)) return Infinity;
  if (GLOSSARY.test(unprefixed)) return GLOSSARY_BYTES;
  // An island's texts are there twice: as HTML and for the component.
  return LONG_PAGES.test(unprefixed) || hasIsland(html) ? LONG_PAGE_BYTES : WINDOW_BYTES;
}
