import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { sourceSchema } from './source.ts';

/** Blog categories (product 12.2); their names in both languages are in i18n/<locale>/blog.ts. */
const POST_CATEGORIES = [
  'events',
  'podcast',
  'startup',
  'tools',
  'resources',
  'innovation',
  'workshops',
  'ai-marketing',
] as const;

export const MAX_TITLE = 110;
export const MAX_DESCRIPTION = 170;
/** Shorter texts name a picture instead of saying what it shows. */
export const MIN_ALT = 20;
export const MAX_ALT = 200;
/** "In short" has three sentences, each short enough to be quoted. */
const SUMMARY_LINES = 3;
const MAX_SUMMARY_LINE = 160;
const MAX_CHANGE = 200;

const COVER_HELP =
  'Cover, 16:9, as a path from the post: ../images/9.svg. A photo may have any size.';

/** Every field; the cover's path is checked by whoever reads the file. */
export const postFields = <Cover extends z.ZodType>(cover: Cover) => ({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .describe('A short name, the same in both languages: it joins the two versions of a post.'),
  title: z.string().max(MAX_TITLE).describe('Heading of the article and of its cards.'),
  description: z
    .string()
    .min(80)
    .max(MAX_DESCRIPTION)
    .describe('One or two sentences for cards, search engines and feeds.'),
  date: z
    .date()
    .describe('Day of publication, as 2025-03-14; a later day than today waits for it.'),
  updated: z.date().optional().describe('Day of the last change of a fact; say below what it was.'),
  change: z
    .string()
    .max(MAX_CHANGE)
    .optional()
    .describe('What changed on that day, in a sentence; shown below the title.'),
  summary: z
    .array(z.string().min(20).max(MAX_SUMMARY_LINE))
    .max(SUMMARY_LINES)
    // No least number: the visual editor would demand it of a post without any, too.
    .refine(({ length }) => length === 0 || length === SUMMARY_LINES, {
      error: `has ${SUMMARY_LINES} sentences, or none`,
    })
    .default([])
    .describe('“In short”: the answer of the article in three short sentences.'),
  readTime: z.int().min(1).max(30).describe('Minutes, at about 200 words a minute.'),
  category: z.enum(POST_CATEGORIES).describe('Key of the category.'),
  image: cover.describe(COVER_HELP),
  imageAlt: z
    .string()
    .min(MIN_ALT)
    .max(MAX_ALT)
    .optional()
    .describe('What a photo on the cover shows; a drawing needs none.'),
  video: z
    .boolean()
    .default(false)
    .describe('Shows the podcast video of src/site.config.ts above the text.'),
  sources: z
    .array(sourceSchema)
    .default([])
    .describe('Where the facts come from; listed below the text, which links each.'),
  // Without a default: a post says whether it is out, and a new one in the editor is not.
  draft: z
    .boolean()
    .describe('Shows the post in development and on previews only, in both languages.'),
});

export const postSchema = ({ image }: SchemaContext) => z.strictObject(postFields(image()));
