import * as z from 'zod/mini';
import { listsSchema } from '../entities/member-library.ts';
import { MAX_VALUES_CHARACTERS } from '../own-prompt-limits.ts';
import { MAX_FAVOURITES, MAX_RECENT_PROMPTS, PROMPT_KEY } from '../rules/prompt-lists.ts';
import { VARIABLE_NAME } from '../rules/prompt-variables.ts';

const key = z.string().check(z.regex(PROMPT_KEY));

/** A prompt's id, with the language of its variables; an own prompt's key. */
const id = z.string().check(z.regex(/^(?:own:)?[\w-]{1,80}(?:\.(?:en|de))?$/));

const values = z.record(z.string(), z.string().check(z.maxLength(MAX_VALUES_CHARACTERS))).check(
  z.refine((given) => Object.keys(given).every((name) => VARIABLE_NAME.test(name)), {
    message: 'A name is not that of a variable.',
  }),
);

/** The actions of `member-library`: favourites, recently used prompts, and filled-in values. */
export const memberLibraryInput = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('read') }),
  z.strictObject({ action: z.literal('favourite'), key, on: z.boolean() }),
  /** The prompt was copied or downloaded. */
  z.strictObject({ action: z.literal('use'), key }),
  /** Lists that a browser stored before accounts did. */
  z.strictObject({
    action: z.literal('adopt'),
    favourites: z.array(key).check(z.maxLength(MAX_FAVOURITES)),
    recent: z.array(key).check(z.maxLength(MAX_RECENT_PROMPTS)),
  }),
  z.strictObject({ action: z.literal('values'), id }),
  /**
   * Merges these values with the stored ones; empty values are removed. 413 `values-too-long` above
   * MAX_VALUES_CHARACTERS in all.
   */
  z.strictObject({ action: z.literal('fill'), id, values }),
]);

const lists = listsSchema.shape;
const filled = { id: z.string(), values: z.record(z.string(), z.string()) };

export const memberLibraryOutput = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('read'), ...lists }),
  z.strictObject({ action: z.literal('favourite'), ...lists }),
  z.strictObject({ action: z.literal('use'), ...lists }),
  z.strictObject({ action: z.literal('adopt'), ...lists }),
  z.strictObject({ action: z.literal('values'), ...filled }),
  z.strictObject({ action: z.literal('fill'), ...filled }),
]);

export type MemberLibraryRequest = z.input<typeof memberLibraryInput>;
export type MemberLibraryAction = MemberLibraryRequest['action'];
export type MemberLibraryOutput<A extends MemberLibraryAction> = Extract<
  z.output<typeof memberLibraryOutput>,
  { action: A }
>;
