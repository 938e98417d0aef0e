import * as z from 'zod/mini';
import { answerAspectSchema } from './answer-aspect.ts';
import { ANSWER_MODES } from './answer-mode.ts';

/** Words of an answer about an aspect of the brand, with the measure of the answer. */
export const aspectQuoteSchema = z.strictObject({
  ...answerAspectSchema.shape,
  mode: z.enum(ANSWER_MODES),
});

export type AspectQuote = z.infer<typeof aspectQuoteSchema>;
