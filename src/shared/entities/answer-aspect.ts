import * as z from 'zod/mini';

/** What an answer can praise or criticise about the brand. */
export const ASPECTS = ['price', 'quality', 'service', 'range', 'trust', 'ease'] as const;

export type Aspect = (typeof ASPECTS)[number];

export const ASPECT_TONES = ['positive', 'neutral', 'negative'] as const;

export type AspectTone = (typeof ASPECT_TONES)[number];

export const answerAspectSchema = z.object({
  aspect: z.enum(ASPECTS),
  tone: z.enum(ASPECT_TONES),
  /** Words of the answer. */
  quote: z.string(),
});

export type AnswerAspect = z.infer<typeof answerAspectSchema>;
