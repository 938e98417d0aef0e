import * as z from 'zod/mini';
import { MATRIX_ANSWERS, MATRIX_QUESTIONS } from '../figure-limits.ts';
import { ANSWER_MODES } from './answer-mode.ts';
import { brandPlatformIds } from './brand-platform.ts';
import { utcInstant } from './subscription.ts';

/** One answer of the matrix. */
export const matrixAnswerSchema = z.object({
  /** The test. */
  id: z.string(),
  at: utcInstant,
  /** It names the brand. */
  named: z.boolean(),
  /** Null from memory; false when the model searched nothing. */
  searched: z.nullable(z.boolean()),
});

export type MatrixAnswer = z.infer<typeof matrixAnswerSchema>;

const answers = z.array(matrixAnswerSchema).check(z.maxLength(MATRIX_ANSWERS));

export const matrixQuestionSchema = z.object({
  /** Of its text (rules/short-hash.ts), as facets name it. */
  hash: z.string(),
  text: z.string(),
  /** The text contains the brand or a variant. */
  branded: z.boolean(),
  /** By measure and platform, oldest first, the newest MATRIX_ANSWERS. */
  answers: z.partialRecord(
    z.enum(ANSWER_MODES),
    z.partialRecord(z.enum(brandPlatformIds), answers),
  ),
});

export type MatrixQuestion = z.infer<typeof matrixQuestionSchema>;

/** `brand_matrix/{campaignId}`: the questions that were asked last, the newest first. */
export const brandMatrixSchema = z.object({
  user_id: z.string(),
  campaign_id: z.string(),
  questions: z.array(matrixQuestionSchema).check(z.maxLength(MATRIX_QUESTIONS)),
});

export type BrandMatrix = z.infer<typeof brandMatrixSchema>;
