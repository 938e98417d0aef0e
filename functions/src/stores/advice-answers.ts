import * as z from 'zod/mini';
import { ANSWER_MODES } from '#shared/entities/answer-mode.ts';
import { ASPECTS } from '#shared/entities/answer-aspect.ts';
import { figureTestSchema, type FigureTest } from '#shared/entities/prompt-test.ts';
import { ADVICE_ANSWERS, QUOTED_ANSWERS } from '#shared/rules/advice-limits.ts';
import { facet } from '#shared/rules/answer-facets.ts';
import { database, readRows } from './database.ts';
import { PROMPT_TESTS } from './prompt-tests.ts';

const quotingAnswerSchema = z.pick(figureTestSchema, { mode: true, aspects: true });

type QuotingAnswer = z.infer<typeof quotingAnswerSchema>;

/**
 * Search answers of a campaign to questions without the brand's name, the newest first, ADVICE_ANSWERS
 * at most.
 *
 * @param since UTC instant
 */
export async function listAdviceAnswers(
  uid: string,
  campaignId: string,
  since: string,
): Promise<FigureTest[]> {
  const answers = (await database())
    .collection(PROMPT_TESTS)
    .where('user_id', '==', uid)
    .where('campaign_id', '==', campaignId)
    .where('facets', 'array-contains', facet.asked('search'))
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(ADVICE_ANSWERS)
    .select(...Object.keys(figureTestSchema.shape));
  return readRows(figureTestSchema, (await answers.get()).docs);
}

/**
 * The newest answers of a campaign that say something about an aspect of the brand, QUOTED_ANSWERS at
 * most.
 */
export async function listQuotingAnswers(
  uid: string,
  campaignId: string,
): Promise<QuotingAnswer[]> {
  const facets = ASPECTS.flatMap((aspect) =>
    ANSWER_MODES.map((mode) => facet.aspect(aspect, mode)),
  );
  const answers = (await database())
    .collection(PROMPT_TESTS)
    .where('user_id', '==', uid)
    .where('campaign_id', '==', campaignId)
    .where('facets', 'array-contains-any', facets)
    .orderBy('created_at', 'desc')
    .limit(QUOTED_ANSWERS)
    .select(...Object.keys(quotingAnswerSchema.shape));
  return readRows(quotingAnswerSchema, (await answers.get()).docs);
}
