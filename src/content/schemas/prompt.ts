import { z } from 'astro/zod';
import { MIN_PROMPT_CONTENT_LENGTH } from '#shared/limits.ts';

const slug = z.string().regex(/^[a-z0-9-]+$/);

/**
 * One file of `src/content/prompts/{en,de}`: a category and its prompts. Not a collection of the
 * site: the prompts reach premium members through Firestore and stand in no public file (design 7.13).
 */
export const promptFileSchema = z.strictObject({
  category: z
    .strictObject({ id: slug, name: z.string().min(1) })
    .describe('The category: its id, the same in both languages, and its name.'),
  prompts: z
    .array(
      z.strictObject({
        id: slug,
        title: z.string().min(1),
        description: z.string().min(1),
        tags: z.array(z.string()).default([]),
        created: z.date(),
        content: z
          .string()
          .trim()
          .min(MIN_PROMPT_CONTENT_LENGTH + 1),
      }),
    )
    .describe('The prompts of the category.'),
});
