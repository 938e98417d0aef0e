import * as z from 'zod/mini';
import { PROMPT_LENGTHS } from '../rules/prompt-length.ts';
import { utcInstant } from './subscription.ts';

/** Kinds of model that a prompt is meant for; names of models would be old within months. */
export const PROMPT_MODELS = [
  'fast',
  'reasoning',
  'long-context',
  'image',
  'video',
  'audio',
  'voice',
  'code',
] as const;

/** What the answer is. */
export const PROMPT_MEDIA = ['text', 'table', 'code', 'image', 'video', 'audio'] as const;

/** `categories/{id}`: a prompt category. `id` is the slug; names per language. */
export const categorySchema = z.object({
  id: z.string(),
  name: z.string(),
  name_de: z.string(),
});

export type Category = z.infer<typeof categorySchema>;

/** A `{{name}}` in a prompt, with what a person needs to fill it. */
const promptVariableSchema = z.object({
  name: z.string(),
  label: z.string(),
  hint: z.string(),
  example: z.string(),
  /** Pasted material of several lines. */
  multiline: z.boolean(),
  /** Left out for text. */
  type: z.optional(z.enum(['number', 'choice'])),
  /** The options of a choice. */
  choices: z.optional(z.array(z.string())),
});

/** `prompts/{id}` (product 23.7). One document per prompt and language. */
export const libraryPromptSchema = z.object({
  id: z.string(),
  language: z.enum(['en', 'de']),
  title: z.string(),
  description: z.nullable(z.string()),
  content: z.string(),
  category_id: z.nullable(z.string()),
  /** Prompts that editors remove from the files are archived. */
  status: z.enum(['published', 'draft', 'archived']),
  price: z.number(),
  /** Names of tags in the prompt's language. */
  tags: z.array(z.string()),
  created_at: utcInstant,
  /** When its text, a blank or its sample last changed. */
  updated_at: z.optional(utcInstant),
  /** Every member may open it, not only premium ones (product 19.16). */
  open: z.optional(z.boolean()),
  length: z.optional(z.enum(PROMPT_LENGTHS)),
  suits: z.optional(z.string()),
  not_for: z.optional(z.string()),
  model: z.optional(z.enum(PROMPT_MODELS)),
  medium: z.optional(z.enum(PROMPT_MEDIA)),
  variables: z.optional(z.array(promptVariableSchema)),
  /** Written for the variables' examples; shown as an example. */
  sample_output: z.optional(z.string()),
  /** Ids of prompts that go with this one, in the same language. */
  next: z.optional(z.array(z.string())),
  /** A chain's prompts; `content` holds all of them, one below the other. */
  steps: z.optional(z.array(z.object({ title: z.string(), content: z.string() }))),
});

export type LibraryPrompt = z.infer<typeof libraryPromptSchema>;

/**
 * The data of a prompt's card, as `/api/prompts` lists it, with the category's name (product 19.2).
 * `/api/prompt` returns the whole prompt.
 */
export const promptEntrySchema = z.extend(
  z.pick(libraryPromptSchema, {
    id: true,
    title: true,
    description: true,
    tags: true,
    created_at: true,
    length: true,
    model: true,
  }),
  {
    category_name: z.nullable(z.string()),
    /** The first characters of the text. */
    preview: z.string(),
    /** How many variables there are to fill in. */
    blanks: z.int().check(z.nonnegative()),
  },
);

export type PromptEntry = z.infer<typeof promptEntrySchema>;

/** The library of one language as `/api/prompts` answers it; stored as `prompt_index/{language}`. */
export const promptIndexSchema = z.object({
  prompts: z.array(promptEntrySchema),
  categories: z.array(categorySchema),
});

export type PromptIndex = z.infer<typeof promptIndexSchema>;

/** The additional data for a prompt's dialog and buttons. */
export const promptDetailsSchema = z.pick(libraryPromptSchema, {
  id: true,
  content: true,
  updated_at: true,
  suits: true,
  not_for: true,
  medium: true,
  variables: true,
  sample_output: true,
  next: true,
  steps: true,
});

export type PromptDetails = z.infer<typeof promptDetailsSchema>;

export type PromptVariable = z.infer<typeof promptVariableSchema>;
