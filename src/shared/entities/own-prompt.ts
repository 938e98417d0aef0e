import { z } from 'zod';
import { MAX_OWN_CONTENT_LENGTH, MAX_OWN_PROMPT_CHARACTERS, MAX_OWN_VARIABLES } from '../limits.ts';
import { cleanOwnPrompt, ownPromptProblems } from '../rules/own-prompts.ts';
import { utcInstant } from './subscription.ts';

/** The rules tell what is wrong more exactly; this bounds what they look at. */
const text = z.string().max(MAX_OWN_PROMPT_CHARACTERS);

const fields = {
  title: text,
  description: text.default(''),
  tags: z.array(text).max(MAX_OWN_VARIABLES).default([]),
  content: text,
  variables: z
    .array(
      z.strictObject({
        name: text,
        label: text.default(''),
        hint: text.default(''),
        example: text.default(''),
        multiline: z.boolean().default(false),
      }),
    )
    .max(2 * MAX_OWN_VARIABLES)
    .default([]),
};

/** What a member writes of an own prompt, cleaned. */
export const ownPromptInput = z
  .strictObject({
    ...fields,
    content: z
      .string()
      .min(1)
      .max(2 * MAX_OWN_CONTENT_LENGTH),
  })
  .transform(cleanOwnPrompt)
  .superRefine((prompt, context) => {
    for (const { field, reason } of ownPromptProblems(prompt)) {
      context.addIssue({ code: 'custom', path: [field], message: `is ${reason}` });
    }
  });

/** `own_prompts/{id}`: a prompt that a member wrote. */
export const storedOwnPromptSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  ...fields,
  characters: z.int().nonnegative(),
  /** Raised with every change. */
  version: z.int().positive(),
  created_at: utcInstant,
  updated_at: utcInstant,
});

export type StoredOwnPrompt = z.infer<typeof storedOwnPromptSchema>;

/** As its member gets it. */
export const ownPromptSchema = storedOwnPromptSchema.omit({ user_id: true });

export type OwnPrompt = z.infer<typeof ownPromptSchema>;
