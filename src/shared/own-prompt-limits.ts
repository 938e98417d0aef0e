/**
 * Limits of own prompts and of filled values that the browser and the functions share. Text lengths are
 * in UTF-16 code units (JavaScript's `length`), durations in milliseconds.
 */

/** Own prompts of a member. */
export const MAX_OWN_PROMPTS = 200;

/** Characters of all own prompts of a member together: an export is one file and one request. */
export const MAX_OWN_CHARACTERS = 600_000;

/** Characters of one own prompt with everything: it must fit into a request. */
export const MAX_OWN_PROMPT_CHARACTERS = 20_000;

export const MAX_OWN_TITLE_LENGTH = 120;
export const MAX_OWN_DESCRIPTION_LENGTH = 200;
export const MAX_OWN_CONTENT_LENGTH = 10_000;
export const MAX_OWN_TAGS = 8;
export const MAX_OWN_TAG_LENGTH = 40;
export const MAX_OWN_VARIABLES = 20;
export const MAX_OWN_LABEL_LENGTH = 60;
export const MAX_OWN_HINT_LENGTH = 140;
export const MAX_OWN_EXAMPLE_LENGTH = 1_000;

/** Largest file of own prompts, and the request that stores it: MAX_OWN_CHARACTERS in any script. */
export const MAX_IMPORT_BYTES = 3_000_000;

/** Characters of what a member filled into one prompt: it must fit into a request. */
export const MAX_VALUES_CHARACTERS = 20_000;

/** Most prompts with stored values; the oldest is removed. */
export const MAX_FILLED_PROMPTS = 100;

/** Delay after typing before the values are saved. */
export const VALUES_SAVE_DELAY_MS = 800;
