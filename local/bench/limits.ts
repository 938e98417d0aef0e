/** The budgets that are times; those of bytes and counts are in tests/site/budgets.ts. */

/** A public page's largest paint as a ratio to that of an empty page in the same run. */
export const PAGE_RATIO = 1.15;
/** The same of a page whose text needs a second TCP window, and of members' pages. */
export const LONG_PAGE_RATIO = 1.35;
export const MEMBER_PAGE_RATIO = 1.6;

/** Total blocking time, milliseconds. */
export const BLOCKING_MS = 50;
export const MEMBER_BLOCKING_MS = 100;

/** Until a member sees what they came for, by what the browser's cache holds, milliseconds. */
export const MEMBER_CONTENT_MS = { empty: 2_000, full: 1_200 } as const;

/** Until a tap on an island that is awake has its answer, milliseconds. */
export const TAP_MS = 200;

/** Lighthouse's scores; a busy machine may cost performance some points. */
export const SCORE = 100;
export const PERFORMANCE_SCORE = 98;

/** A part of a pixel in a wide line is no shift. */
export const LAYOUT_SHIFT = 0.01;
