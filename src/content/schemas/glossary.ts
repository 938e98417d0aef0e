import { z } from 'astro/zod';
import { entryPageSchema } from './entry-page.ts';
import { sourceSchema } from './source.ts';

/** The nine categories in the order of the page (product 13.2). */
export const GLOSSARY_CATEGORIES = [
  'models',
  'training',
  'learning',
  'agentic',
  'architectures',
  'retrieval',
  'integrations',
  'output',
  'other',
] as const;

export type GlossaryCategory = (typeof GLOSSARY_CATEGORIES)[number];

/** One file per category and language, named after the category. */
export const glossarySchema = z.strictObject({
  terms: z.array(
    z.strictObject({
      id: z
        .string()
        .regex(/^[a-z0-9-]+$/)
        .describe('Anchor on the page, the same in both languages and never changed.'),
      term: z.string().describe('The term as people in the field write it.'),
      definition: z.string().describe('One to three sentences.'),
      aliases: z.array(z.string()).default([]).describe('Other names that the search finds.'),
      example: z.string().max(90).describe('The term in use: one short sentence or sample.'),
      see: z
        .array(z.string())
        .min(1)
        .max(3)
        .describe('Ids of terms that a reader wants next, of any category.'),
      more: z
        .array(z.string())
        .default([])
        .describe('Ids of further related terms, shown on its own page alone.'),
      source: sourceSchema
        .optional()
        .describe('A page that has the facts of the definition; without one it is not checked.'),
      page: entryPageSchema
        .optional()
        .describe('A page of its own, in both languages or in none (product 13.6).'),
    }),
  ),
});
