import type { CollectionKey } from 'astro:content';
import { z } from 'astro/zod';
import { sixStepsSchema, smartBuilderSchema } from '#src/content/schemas/builder.ts';
import { eventsSchema } from '#src/content/schemas/event.ts';
import { glossarySchema } from '#src/content/schemas/glossary.ts';
import { legalSchema } from '#src/content/schemas/legal.ts';
import { lessonFileSchema } from '#src/content/schemas/lesson.ts';
import { packageSchema } from '#src/content/schemas/package.ts';
import { postFields } from '#src/content/schemas/post.ts';
import { projectFields, teaserSchema } from '#src/content/schemas/project.ts';
import { promptFileSchema } from '#src/content/schemas/prompt.ts';
import { serviceSchema } from '#src/content/schemas/service.ts';
import { toolsSchema } from '#src/content/schemas/tool.ts';

export interface CollectionRules {
  /** Extension of the files that the site reads; it ignores others. */
  ending: '.mdx' | '.yaml';
  schema?: z.ZodType;
  /** Schemas by file name, where a folder has several. */
  schemas?: Record<string, z.ZodType>;
  /** The field with a list of entries, each with an `id` that both languages share. */
  entries?: string;
}

/** Two collections of the folder `builder`. */
type BuilderCollection = 'smartBuilder' | 'sixSteps';

/** One row per folder of src/content; a collection without one fails the type check. */
const RULES = {
  blog: {
    ending: '.mdx',
    schema: z.strictObject(postFields(z.string())),
  },
  projects: { ending: '.yaml', schema: z.strictObject(projectFields(z.string())) },
  teasers: { ending: '.yaml', schema: teaserSchema },
  glossary: { ending: '.yaml', schema: glossarySchema, entries: 'terms' },
  legal: { ending: '.mdx', schema: legalSchema },
  services: { ending: '.yaml', schema: serviceSchema },
  packages: { ending: '.yaml', schema: packageSchema },
  tools: { ending: '.yaml', schema: toolsSchema },
  builder: {
    ending: '.yaml',
    schemas: { 'smart-builder': smartBuilderSchema, 'six-steps': sixStepsSchema },
  },
} as const satisfies Record<Exclude<CollectionKey, BuilderCollection> | 'builder', CollectionRules>;

/** Not collections of the site: they are stored in Firestore for premium members (product 23.6). */
const PAID = {
  prompts: { ending: '.yaml', schema: promptFileSchema, entries: 'prompts' },
  lessons: { ending: '.mdx', schema: lessonFileSchema },
  events: { ending: '.yaml', schema: eventsSchema },
} as const satisfies Record<string, CollectionRules>;

/** The rules of a folder of `src/content`. */
export function rulesOf(collection: string): CollectionRules | undefined {
  return ({ ...RULES, ...PAID } as Record<string, CollectionRules>)[collection];
}
