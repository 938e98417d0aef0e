import { z } from 'astro/zod';
import { PROMPT_MEDIA, PROMPT_MODELS } from '#shared/entities/prompt.ts';
import { PROMPT_TAGS, type PromptTag } from '#shared/entities/prompt-tags.ts';
import { MIN_PROMPT_CONTENT_LENGTH } from '#shared/limits.ts';
import { checkPrompt } from './prompt-rules.ts';
import { uncheckedSchema } from './source.ts';

const slug = z.string().regex(/^[a-z0-9-]+$/);

const text = z
  .string()
  .trim()
  .min(MIN_PROMPT_CONTENT_LENGTH + 1);

/** Short enough for one look at a card or beside a field. */
const line = z.string().trim().min(3).max(140);

const variable = z.strictObject({
  name: z
    .string()
    .regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u)
    .describe('As in the text between {{ and }}: letters, digits and spaces.'),
  label: z.string().trim().min(2).max(40).describe('Label of its field.'),
  hint: line.describe('What to fill in, below its field.'),
  example: z.string().trim().min(1).max(2_000).describe('A filled example; the sample uses it.'),
  multiline: z.boolean().default(false).describe('Long text: pasted material of several lines.'),
  type: z
    .enum(['number', 'choice'])
    .optional()
    .describe('Empty for text. A number has no unit; a choice names its options below.'),
  choices: z
    .array(z.string().trim().min(1).max(40))
    .optional()
    .describe('The options of a choice, at least two.'),
  untrusted: z
    .boolean()
    .default(false)
    .describe('For what strangers wrote; the text must say that it is no instruction.'),
});

const step = z.strictObject({
  title: z.string().trim().min(3).max(60).describe('What this step does.'),
  content: text.describe('The text of this step.'),
});

const tag = z.enum(Object.keys(PROMPT_TAGS) as [PromptTag, ...PromptTag[]]);

const fields = z.strictObject({
  id: slug.describe('The same in both languages and never changed.'),
  title: z.string().trim().min(3).max(80).describe('The result in a few words.'),
  description: z.string().trim().min(20).max(100).describe('What comes out of what.'),
  suits: line.describe('What it is made for.'),
  not_for: line.describe('An honest limit.'),
  model: z.enum(PROMPT_MODELS).describe('The kind of model that does it well.'),
  medium: z.enum(PROMPT_MEDIA).describe('What the answer is.'),
  tags: z.array(tag).min(1).max(4).describe('The same in both languages.'),
  created: z.date().describe('Day on which it was added.'),
  updated: z
    .date()
    .optional()
    .describe('Day on which its text, a blank or its sample last changed; empty when none did.'),
  open: z
    .boolean()
    .default(false)
    .describe('Whether members without premium can open it: three in each language.'),
  unchecked: uncheckedSchema,
  next: z.array(slug).min(1).max(3).describe('Ids of prompts that go with it.'),
  content: text
    .optional()
    .describe('The prompt: pasted material first, between tags, then the task. Empty for a chain.'),
  steps: z
    .array(step)
    .min(3)
    .max(5)
    .optional()
    .describe('A chain, sent one after the other in the same chat; empty for a single prompt.'),
  variables: z.array(variable).min(1).max(8).describe('What one fills in, in order of the form.'),
  sample_output: z.string().trim().describe('Written for the examples of the variables.'),
});

export type PromptFields = z.infer<typeof fields>;

const category = z
  .strictObject({
    id: slug.describe('The same in both languages and never changed.'),
    name: z.string().min(1).describe('As above its prompts.'),
  })
  .describe('The category: its id, the same in both languages, and its name.');

/**
 * One file of `src/content/prompts/{en,de}`: a category and its prompts. Not a collection of the
 * site: the prompts reach premium members through Firestore and are in no public file.
 */
export const promptFileSchema = z.strictObject({
  category,
  prompts: z.array(fields.superRefine(checkPrompt)).describe('The prompts of the category.'),
});
