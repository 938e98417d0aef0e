import { z } from 'astro/zod';
import { uncheckedSchema } from './source.ts';

export const legalSchema = z.strictObject({
  title: z.string().describe('Heading of the page.'),
  description: z.string().describe('One sentence for search engines.'),
  updated: z.date().describe('Date of the version in force.'),
  unchecked: uncheckedSchema,
});
