import * as z from 'zod/mini';
import { lessonSchema } from '../entities/lesson.ts';
import { promptDetailsSchema, promptEntrySchema } from '../entities/prompt.ts';
import { TRIAL_STATES, trialSchema } from '../entities/trial.ts';
import { MAX_BRAND_NAME_LENGTH, MAX_TRIAL_PROMPT_LENGTH } from '../limits.ts';
import { isFindable } from '../rules/brand-names.ts';

const trialQuestionInput = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('read') }),
  z.strictObject({
    action: z.literal('ask'),
    brand: z
      .string()
      .check(
        z.trim(),
        z.maxLength(MAX_BRAND_NAME_LENGTH),
        z.refine(isFindable, { error: 'Needs a letter or a digit.' }),
      ),
    prompt: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TRIAL_PROMPT_LENGTH)),
  }),
]);

const trialQuestionOutput = z.strictObject({
  action: z.enum(['read', 'ask']),
  state: z.enum(TRIAL_STATES),
  /** Null unless the state is `answered`. */
  trial: z.nullable(trialSchema),
});

/** What a free member may see and try of what is sold (product 7.17, 21.41). */
export const TRIAL_ENDPOINTS = {
  /**
   * Asks the models one question about a free member's brand, or reads its answers (product 21.41). A
   * question that was asked already is answered from the store: nothing is paid twice. 409
   * `trial-for-free-members` for premium members, 409 `trial-used`, 429 `too-many-requests`, 503
   * `service-quota-reached` or `budget-reached`; and the first failure's code when no model answers.
   */
  'trial-question': {
    access: 'member',
    readOnly: ['read'],
    limit: 'own',
    input: trialQuestionInput,
    output: trialQuestionOutput,
  },
  /** The prompts and the lesson that content marks as open, whole, for every member (product 19.16). */
  'open-content': {
    access: 'member',
    readOnly: true,
    limit: 'none',
    input: z.strictObject({ locale: z._default(z.enum(['en', 'de']), 'en') }),
    output: z.strictObject({
      prompts: z.array(z.strictObject({ entry: promptEntrySchema, details: promptDetailsSchema })),
      /** Null while none is published. */
      lesson: z.nullable(lessonSchema),
    }),
  },
} as const;
