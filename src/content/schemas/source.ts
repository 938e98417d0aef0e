import { z } from 'astro/zod';

/**
 * Where a fact comes from. With `read` somebody has opened the page on that day and found the fact
 * there; without it the fact is not checked, and the page says so (product 12.15).
 */
export const sourceSchema = z.strictObject({
  title: z.string().describe('Author or publisher, and title.'),
  url: z.url({ protocol: /^https$/ }).describe('Address of the page that has the fact.'),
  read: z
    .date()
    .optional()
    .describe('Day on which somebody found the fact on that page; empty while nobody has.'),
});

export type Source = z.infer<typeof sourceSchema>;

/** For lessons, prompts and legal texts, whose facts have no list of sources. */
export const uncheckedSchema = z
  .array(z.string().min(5).max(160))
  .default([])
  .describe('Facts in the text that nobody has compared with a source; not shown to readers.');
