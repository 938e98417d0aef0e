import * as z from 'zod/mini';

/** A page that the provider names as a source of an answer. Only http(s). */
export const sourceSchema = z.object({
  url: z.string(),
  /** Lower case, without `www.`. */
  domain: z.string(),
  /** As the provider gives it: untrusted text, never markup. */
  title: z.nullable(z.string()),
  /** The domain is one of the campaign's own, or a subdomain of one. */
  own: z.boolean(),
});

export type Source = z.infer<typeof sourceSchema>;

/** What a search answer rests on, each address once. */
export const answerSourcesSchema = z.object({
  /** What the model searched for. */
  queries: z.array(z.string()),
  /** Pages that the text refers to. */
  cited: z.array(sourceSchema),
  /** Pages that the search returned, cited or not. */
  retrieved: z.array(sourceSchema),
});

export type AnswerSources = z.infer<typeof answerSourcesSchema>;

/** Kinds of a source; press, directories and forums are pages that a brand can get onto. */
export const SOURCE_KINDS = [
  'own',
  'competitor',
  'press',
  'directory',
  'forum',
  'reference',
  'other',
] as const;

export const sourceKindSchema = z.enum(SOURCE_KINDS);

export type SourceKind = (typeof SOURCE_KINDS)[number];
