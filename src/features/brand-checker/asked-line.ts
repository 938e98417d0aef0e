import { fill } from '@/i18n/fill';
import type { AnswerMode } from '#shared/entities/answer-mode.ts';
import { askedAnswers, type AskedQuestion } from '#shared/rules/asked-answers.ts';
import type { CheckerStrings } from './strings';

type AskingStrings = CheckerStrings['asking'];

/** How many answers a mode asks for, as a product: `8 × 2 × 3 = 48 with web search`. */
export function askedPart(
  mode: AnswerMode,
  question: AskedQuestion,
  strings: AskingStrings,
  isScheduled: boolean,
): string {
  const { platforms, answers } = askedAnswers(mode, question);
  const factors = [...(isScheduled ? [question.prompts] : []), platforms, question.samples];
  return fill(strings.parts[mode], { product: `${factors.join(' × ')} = ${answers}` });
}

/** The parts of all modes that ask for something, after what their factors are. */
export function askedLine(
  modes: readonly AnswerMode[],
  question: AskedQuestion,
  strings: AskingStrings,
  isScheduled: boolean,
): string {
  const parts = modes
    .filter((mode) => askedAnswers(mode, question).answers > 0)
    .map((mode) => askedPart(mode, question, strings, isScheduled));
  return `${isScheduled ? strings.scheduledFactors : strings.factors}: ${parts.join(', ')}`;
}
