import { LAYOUT_SHIFT as MOST_SHIFT } from '#tests/site/budgets.ts';
import type { Budget } from './figures.ts';

/** The budgets that are times (product 26); those of bytes and counts are in tests/site/budgets.ts. */

/** Largest paint, as a ratio to that of an empty page in the same run. */
export const PAINT_RATIO = {
  page: { most: 1.15 },
  /** Its text needs more than one TCP window. */
  longPage: { most: 1.35 },
  memberPage: { most: 1.6 },
} as const satisfies Record<string, Budget>;

/** Total blocking time, milliseconds. */
export const BLOCKING_MS = {
  page: { most: 50 },
  memberPage: { most: 100 },
} as const satisfies Record<string, Budget>;

/** Cumulative layout shift. */
export const LAYOUT_SHIFT: Budget = { most: MOST_SHIFT };

/** Lighthouse's scores, 0 to 100; a busy machine may cost performance some points. */
export const SCORES = {
  performance: { least: 98 },
  accessibility: { least: 100 },
  'best-practices': { least: 100 },
  seo: { least: 100 },
} as const satisfies Record<string, Budget>;

/** Until a member sees what they came for, by what the browser's cache holds, seconds. */
export const MEMBER_CONTENT_S = {
  empty: { most: 2 },
  full: { most: 1.2 },
} as const satisfies Record<string, Budget>;

/** Processor time of the functions for the figures of a campaign with many answers, milliseconds. */
export const FIGURES_MS: Budget = { most: 300 };

/** Until a later tap on an island is answered, milliseconds. */
export const TAP_MS: Budget = { most: 200 };

/** What 1,000 more posts add to the build, as a ratio to what they add to a bare Astro project. */
export const BUILD_RATIO: Budget = { most: 2 };

/** Importing the functions' bundle, milliseconds. */
export const IMPORT_MS: Budget = { most: 400 };
