/** Items of a list of things to do: at most, and at least as far as there are candidates. */
export const MOST_ADVICE = 8;
export const LEAST_ADVICE = 5;

/** Lists that a campaign can have made in a UTC month. */
export const MAX_ADVICE_MAKES = 2;

/** Findings of the site check that a list can have open at once. */
export const MAX_TAKEN_FINDINGS = 15;

/** Newest search answers that a list rests on. */
export const ADVICE_ANSWERS = 400;

/** Done and dismissed items that stay beside a new list; the oldest go. */
export const MAX_SETTLED_ADVICE = 24;

/** Newest answers that the words about a brand are taken from. */
export const QUOTED_ANSWERS = 60;
