import * as z from 'zod/mini';
import { cleanOwnPrompt, ownPromptProblems } from '../rules/own-prompts.ts';
import { utcInstant } from './subscription.ts';

/** Lengths and counts are checked by {@link ownPromptProblems}. */
const text = z.string();
const optionalText = z._default(text, '');

const variableSchema = z.strictObject({
  name: text,
  label: optionalText,
  hint: optionalText,
  example: optionalText,
  multiline: z._default(z.boolean(), false),
});

export type OwnVariable = z.infer<typeof variableSchema>;

const fields = {
  title: text,
  description: optionalText,
  tags: z._default(z.array(text), []),
  content: text,
  /** Of variables that need more than their name, in the order of the text. */
  variables: z._default(z.array(variableSchema), []),
};

const fieldsSchema = z.strictObject(fields);

/** What a member writes of an own prompt. */
export type OwnPromptFields = z.infer<typeof fieldsSchema>;

/** The fields in a request: cleaned, with every problem as an issue. */
export const ownPromptInput = z.pipe(fieldsSchema, z.transform(cleanOwnPrompt)).check(
  z.superRefine((prompt, context) => {
    for (const { field, reason } of ownPromptProblems(prompt)) {
      context.addIssue({ code: 'custom', path: [field], message: `is ${reason}` });
    }
  }),
);

/** The fields in an import file: what is missing is empty, and what is unknown is left out. */
export const filePromptSchema = z.object({
  ...fields,
  title: optionalText,
  content: optionalText,
  variables: z._default(z.array(z.object({ ...variableSchema.shape, name: optionalText })), []),
});

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
