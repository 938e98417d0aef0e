/** Limits of the Brand Checker's figures, and of what of an answer they are counted from. */

/** Days that a campaign's numbers keep one by one; older ones are kept by month. */
export const STATS_DAYS = 400;

/** Days of answers that a campaign's figures show, besides the rest of their first month. */
export const FIGURE_DAYS = 90;

/** Runs, that is days with answers, from which on there is a trend. */
export const MIN_TREND_RUNS = 4;

/** Most domains of one competitor, and most sources whose kind a member has changed. */
export const MAX_COMPETITOR_DOMAINS = 5;
export const MAX_SOURCE_KINDS = 200;

/** Sources that are kept of one answer, of the cited and of the retrieved ones each. */
export const MAX_ANSWER_SOURCES = 40;

/** Other brands' names that are kept of one answer. */
export const MAX_OTHER_NAMES = 10;

/** Questions of a campaign's matrix, and answers that it shows of a platform to each. */
export const MATRIX_QUESTIONS = 40;
export const MATRIX_ANSWERS = 20;

/**
 * What a month's figures keep one by one: it is one document of 1 MiB at most. What comes later is
 * only part of a sum.
 */
export const MONTH_DOMAINS = 300;
export const MONTH_PAGES = 600;
export const DOMAIN_PAGES = 10;
export const MONTH_QUESTIONS = 200;
export const MONTH_OTHER_NAMES = 200;

/** Longest address and title of a page in the figures. */
export const MAX_PAGE_URL_LENGTH = 400;
export const MAX_PAGE_TITLE_LENGTH = 100;

/** Longest facet, the name of a figure that an answer is part of. */
export const MAX_FACET_LENGTH = 300;
