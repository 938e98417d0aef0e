/** Length of a live Q&A, in minutes. */
export const MIN_EVENT_MINUTES = 15;
export const MAX_EVENT_MINUTES = 240;

/** Longest description of a live Q&A, and its longest written answers. */
export const MAX_EVENT_TEXT_LENGTH = 1_000;
export const MAX_EVENT_ANSWERS_LENGTH = 20_000;

/** Longest question for a live Q&A, and how many a member sends for one. */
export const MAX_EVENT_QUESTION_LENGTH = 500;
export const MAX_EVENT_QUESTIONS = 3;

/** Minutes before its start from which a live Q&A can be joined. */
export const JOIN_MINUTES = 15;

/** Most past events of a member's list. */
export const MAX_PAST_EVENTS = 60;
