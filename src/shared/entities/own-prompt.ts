import * as z from 'zod/mini';
import {
  MAX_OWN_CONTENT_LENGTH,
  MAX_OWN_PROMPT_CHARACTERS,
  MAX_OWN_VARIABLES,
} from '../own-prompt-limits.ts';
import { cleanOwnPrompt, ownPromptProblems } from '../rules/own-prompts.ts';
import { utcInstant } from './subscription.ts';

/** An upper limit of what the rules check; they report the exact problems. */
const text = z.string().check(z.maxLength(MAX_OWN_PROMPT_CHARACTERS));

const variableSchema = z.strictObject({
  name: text,
  label: z._default(text, ''),
  hint: z._default(text, ''),
  example: z._default(text, ''),
  multiline: z._default(z.boolean(), false),
});

export type OwnVariable = z.infer<typeof variableSchema>;

const fields = {
  title: text,
  description: z._default(text, ''),
  tags: z._default(z.array(text).check(z.maxLength(MAX_OWN_VARIABLES)), []),
  content: text,
  /** Of variables that need more than their name, in the order of the text. */
  variables: z._default(z.array(variableSchema).check(z.maxLength(2 * MAX_OWN_VARIABLES)), []),
};

const fieldsSchema = z.strictObject(fields);

/** What a member writes of an own prompt. */
export type OwnPromptFields = z.infer<typeof fieldsSchema>;

/** The fields in a request: cleaned, with every problem as an issue. */
export const ownPromptInput = z
  .pipe(
    z.extend(fieldsSchema, {
      content: z.string().check(z.minLength(1), z.maxLength(2 * MAX_OWN_CONTENT_LENGTH)),
    }),
    z.transform(cleanOwnPrompt),
  )
  .check(
    z.superRefine((prompt, context) => {
      for (const { field, reason } of ownPromptProblems(prompt)) {
        context.addIssue({ code: 'custom', path: [field], message: `is ${reason}` });
      }
    }),
  );

/** `own_prompts/{id}`: a prompt that a member wrote. */
export const storedOwnPromptSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  ...fields,
  characters: z.int().check(z.nonnegative()),
  /** Raised with every change. */
  version: z.int().check(z.positive()),
  created_at: utcInstant,
  updated_at: utcInstant,
});

export type StoredOwnPrompt = z.infer<typeof storedOwnPromptSchema>;

/** The prompt as its member gets it. */
export const ownPromptSchema = z.omit(storedOwnPromptSchema, { user_id: true });

export type OwnPrompt = z.infer<typeof ownPromptSchema>;
