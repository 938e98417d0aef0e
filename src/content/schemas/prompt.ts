import { z } from 'astro/zod';
import { PROMPT_MEDIA, PROMPT_MODELS } from '#shared/entities/prompt.ts';
import { PROMPT_TAGS, type PromptTag } from '#shared/entities/prompt-tags.ts';
import { MIN_PROMPT_CONTENT_LENGTH } from '#shared/limits.ts';
import { checkPrompt } from './prompt-rules.ts';

const slug = z.string().regex(/^[a-z0-9-]+$/);

const text = z
  .string()
  .trim()
  .min(MIN_PROMPT_CONTENT_LENGTH + 1);

/** Short enough for one look at a card or beside a field. */
const line = z.string().trim().min(3).max(140);

const variable = z.strictObject({
  name: z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u),
  label: z.string().trim().min(2).max(40),
  hint: line,
  example: z.string().trim().min(1).max(2_000),
  multiline: z.boolean().default(false),
});

const step = z.strictObject({ title: z.string().trim().min(3).max(60), content: text });

/** What every prompt has had from the beginning. */
const base = {
  id: slug,
  title: z.string().min(1),
  created: z.date(),
  content: text.optional(),
  /** A chain: sent one after the other in the same chat. */
  steps: z.array(step).min(3).max(5).optional(),
};

/** What makes a prompt a product. */
const product = {
  suits: line,
  not_for: line,
  model: z.enum(PROMPT_MODELS),
  medium: z.enum(PROMPT_MEDIA),
  next: z.array(slug).min(1).max(3),
  variables: z.array(variable).min(1).max(8),
  sample_output: z.string().trim(),
};

const tag = z.enum(Object.keys(PROMPT_TAGS) as [PromptTag, ...PromptTag[]]);

/** A prompt with everything that a member is shown. */
export const finishedPromptSchema = z
  .strictObject({
    ...base,
    ...product,
    description: z.string().min(20).max(100),
    tags: z.array(tag).min(1).max(4),
  })
  .superRefine(checkPrompt);

const fields = z.strictObject({
  ...base,
  ...z.object(product).partial().shape,
  description: z.string().min(1),
  tags: z.array(z.string()).default([]),
});

export type PromptFields = z.infer<typeof fields>;

const category = z
  .strictObject({ id: slug, name: z.string().min(1) })
  .describe('The category: its id, the same in both languages, and its name.');

/**
 * One file of `src/content/prompts/{en,de}`: a category and its prompts. Not a collection of the
 * site: the prompts reach premium members through Firestore and stand in no public file. What the
 * product needs may still be missing; `npm run content:status` names what is.
 */
export const promptFileSchema = z.strictObject({
  category,
  prompts: z.array(fields.superRefine(checkPrompt)).describe('The prompts of the category.'),
});
