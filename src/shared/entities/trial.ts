import * as z from 'zod/mini';
import { MAX_OTHER_NAMES } from '../figure-limits.ts';
import { MAX_ANSWER_LENGTH, MAX_BRAND_NAME_LENGTH, MAX_TRIAL_PROMPT_LENGTH } from '../limits.ts';
import { brandPlatformIds } from './brand-platform.ts';
import { utcInstant } from './subscription.ts';

/** What one platform answered from memory to a trial question. */
export const trialAnswerSchema = z.strictObject({
  platform: z.enum(brandPlatformIds),
  /** The model that answered. */
  model: z.string(),
  /** Markdown of a model: untrusted, shown as structure (product 25.9). */
  response: z.string().check(z.maxLength(MAX_ANSWER_LENGTH)),
  is_cut: z.boolean(),
  /** Whether the answer names the brand. */
  named: z.boolean(),
  /** Who else it lists, in its order. */
  others: z
    .array(z.string().check(z.maxLength(MAX_BRAND_NAME_LENGTH)))
    .check(z.maxLength(MAX_OTHER_NAMES)),
});

export type TrialAnswer = z.infer<typeof trialAnswerSchema>;

/** A free member's question with its answers (product 21.41). */
export const trialSchema = z.strictObject({
  brand: z.string().check(z.maxLength(MAX_BRAND_NAME_LENGTH)),
  prompt: z.string().check(z.maxLength(MAX_TRIAL_PROMPT_LENGTH)),
  /** The question names the brand, so it is no wonder when an answer does. */
  branded: z.boolean(),
  /** The answers come from the local emulator. */
  is_sample: z.boolean(),
  asked_at: utcInstant,
  /** Of the platforms that answered. */
  answers: z.array(trialAnswerSchema),
});

export type Trial = z.infer<typeof trialSchema>;

/** Where a free member's one question stands. */
export const TRIAL_STATES = [
  'open',
  /** The models are being asked, maybe by a call that this browser has lost. */
  'asking',
  'answered',
  /** Asked before, with another account of the same mailbox. */
  'used',
  /** All free members together have used up today's questions. */
  'day-used-up',
  /** The month's money for models is used up. */
  'month-used-up',
] as const;
