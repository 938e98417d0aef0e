import { z } from 'zod';
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
});

/** `prompts/{id}` (product 23.7). One document per prompt and language. */
export const libraryPromptSchema = z.object({
  id: z.string(),
  language: z.enum(['en', 'de']),
  title: z.string(),
  description: z.string().nullable(),
  content: z.string(),
  category_id: z.string().nullable(),
  /** What editors take out of the files is archived, not lost. */
  status: z.enum(['published', 'draft', 'archived']),
  price: z.number(),
  /** Names of tags in the prompt's language. */
  tags: z.array(z.string()),
  created_at: utcInstant,
  length: z.enum(PROMPT_LENGTHS).optional(),
  suits: z.string().optional(),
  not_for: z.string().optional(),
  model: z.enum(PROMPT_MODELS).optional(),
  medium: z.enum(PROMPT_MEDIA).optional(),
  variables: z.array(promptVariableSchema).optional(),
  /** Written for the variables' examples; shown as an example. */
  sample_output: z.string().optional(),
  /** Ids of prompts that go with this one, in the same language. */
  next: z.array(z.string()).optional(),
  /** A chain's prompts; `content` holds all of them, one below the other. */
  steps: z.array(z.object({ title: z.string(), content: z.string() })).optional(),
});

export type LibraryPrompt = z.infer<typeof libraryPromptSchema>;

/** A prompt as `/api/prompts` returns it, category name already joined (product 19.2). */
export const promptWithCategorySchema = libraryPromptSchema
  .pick({
    id: true,
    title: true,
    description: true,
    content: true,
    tags: true,
    created_at: true,
  })
  .extend({ category_name: z.string().nullable() });

export type PromptWithCategory = z.infer<typeof promptWithCategorySchema>;
