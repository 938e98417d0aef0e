import { z } from 'astro/zod';

/** The fewest words of an example: with less, an entry stays in its list (product 13.6). */
export const EXAMPLE_WORDS = 120;

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** A page of its own for a term or a tool, in one language. */
export const entryPageSchema = z.strictObject({
  title: z
    .string()
    .min(36)
    .max(51)
    .describe('For search engines, the word that people search for first. The brand is added.'),
  question: z.string().describe('The heading, as people ask it.'),
  example: z
    .string()
    .refine((text) => countWords(text) >= EXAMPLE_WORDS, {
      error: ({ input }) =>
        `${countWords(String(input))} words are too few for a page; write at least ${EXAMPLE_WORDS}`,
    })
    .describe(
      `A case from our readers' work, at least ${EXAMPLE_WORDS} words, paragraphs separated by blank lines. No real companies, no figures that look measured.`,
    ),
  confusedWith: z.string().describe('What it is taken for, and the difference.'),
});

export type EntryPage = z.infer<typeof entryPageSchema>;
