import * as z from 'zod/mini';
import { ownPromptInput, ownPromptSchema } from '../entities/own-prompt.ts';
import { MAX_OWN_PROMPTS } from '../own-prompt-limits.ts';

/** Created by the browser, so that a repeated call does not create a second prompt. */
const id = z.uuid();

/** Which version the change was made from: 409 `own-prompt-changed` when there is a newer one. */
const version = z.int().check(z.positive());

/**
 * The actions of `own-prompts`. Another member's prompt is answered like one that does not exist:
 * 404 `own-prompt-not-found`.
 */
export const ownPromptsInput = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('list') }),
  /** 409 `own-prompt-limit-reached` above MAX_OWN_PROMPTS or MAX_OWN_CHARACTERS. */
  z.strictObject({ action: z.literal('create'), id, prompt: ownPromptInput }),
  z.strictObject({ action: z.literal('update'), id, version, prompt: ownPromptInput }),
  /**
   * Also deletes its filled-in values, and removes it from favourites and recently used prompts.
   */
  z.strictObject({ action: z.literal('delete'), id, version }),
]);

const prompt = ownPromptSchema;

export const ownPromptsOutput = z.discriminatedUnion('action', [
  /** Newest first. */
  z.strictObject({ action: z.literal('list'), prompts: z.array(prompt) }),
  z.strictObject({ action: z.literal('create'), prompt }),
  z.strictObject({ action: z.literal('update'), prompt }),
  z.strictObject({ action: z.literal('delete'), id: z.string() }),
]);

/** Stores all prompts or, above a limit, none. Existing ones are skipped. */
export const importPromptsInput = z.strictObject({
  prompts: z.array(ownPromptInput).check(z.minLength(1), z.maxLength(MAX_OWN_PROMPTS)),
});

export const importPromptsOutput = z.strictObject({
  added: z.array(prompt),
  duplicates: z.int().check(z.nonnegative()),
});

export type OwnPromptsRequest = z.input<typeof ownPromptsInput>;
export type OwnPromptsAction = OwnPromptsRequest['action'];
export type OwnPromptsOutput<A extends OwnPromptsAction> = Extract<
  z.output<typeof ownPromptsOutput>,
  { action: A }
>;
