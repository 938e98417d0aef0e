import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';
import { MAX_ALT, MIN_ALT } from './post.ts';

/**
 * The fields of a project (product 11.5); the picture's path is checked by whoever reads the file.
 */
export const projectFields = <Picture extends z.ZodType>(picture: Picture) => ({
  title: z.string().describe('Name of the project.'),
  description: z.string().describe('One sentence for the card and for search engines.'),
  urlKey: z
    .string()
    .optional()
    .describe('Which address in `projects` of src/site.config.ts the card opens.'),
  listed: z.boolean().describe('Whether the project has a card on the projects page.'),
  fullDescription: z.string().describe('The detail page, paragraphs separated by blank lines.'),
  case: z
    .strictObject({
      problem: z.string().describe('What was wrong before, in a sentence or two.'),
      decision: z.string().describe('What we decided, and against what.'),
      result: z.string().describe('What came of it, with nothing that cannot be checked.'),
      role: z.string().describe('What we did ourselves.'),
    })
    .describe('The project as a case.'),
  image: picture
    .optional()
    .describe(
      'A picture of it, 16:9, as a path from the file: ../images/x.png. Without one the result stands in its place.',
    ),
  imageAlt: z.string().min(MIN_ALT).max(MAX_ALT).optional().describe('What the picture shows.'),
  features: z.array(z.string()).min(1).describe('Key features.'),
  technologies: z.array(z.string()).min(1).describe('Technology chips.'),
});

export const projectSchema = ({ image }: SchemaContext) => z.strictObject(projectFields(image()));

/** Article teasers under the projects, one file per language. */
export const teaserSchema = z.strictObject({
  teasers: z
    .array(
      z.strictObject({
        title: z.string().describe('Heading of the teaser.'),
        description: z.string().describe('One or two sentences.'),
        buttonText: z.string().describe('Label of the link.'),
        post: z.string().describe('Shared id of the post that it opens.'),
      }),
    )
    .length(3),
});
