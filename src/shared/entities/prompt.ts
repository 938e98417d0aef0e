import { z } from 'zod';
import { utcInstant } from './subscription.ts';

/** `categories/{id}`: a prompt category. `id` is the slug; names per language. */
export const categorySchema = z.object({
  id: z.string(),
  name: z.string(),
  name_de: z.string(),
});

export type Category = z.infer<typeof categorySchema>;

/** `prompts/{id}` (C section 3). One document per prompt and language. */
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
  tags: z.array(z.string()),
  created_at: utcInstant,
});

export type LibraryPrompt = z.infer<typeof libraryPromptSchema>;

/** A prompt as `/api/prompts` returns it, category name already joined (C section 7). */
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
