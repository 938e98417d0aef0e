/**
 * How fast runs are worked off. A call of the scheduler has 540 s: what it begins last, an answer with web
 * search, takes up to 120 s, and its judgement 12 s. A hundred members with 56 answers of 25 s each, all due
 * within an hour, are done in three hours (docs/scale.md).
 */

/** Minutes from one call of the scheduler to the next. */
export const CALL_EVERY_MINUTES = 10;

/** Models asked at the same time: providers limit concurrent requests. */
export const LANES = 24;

/** After this many milliseconds a call begins nothing new: the next call continues. */
export const BUDGET_MS = 6.5 * 60_000;

/** Questions of one member's run asked at the same time: somebody waits for them. */
export const QUESTION_LANES = 6;
