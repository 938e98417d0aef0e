import { SIX_STEPS, type SixStep } from '../entities/prompt-step.ts';
import {
  appendPart,
  asSentence,
  hasPart,
  removePart,
  tidyLine,
  trimMarks,
  withoutLead,
} from './prompt-parts.ts';

/** Longest answer of one step, in UTF-16 code units. */
export const MAX_ANSWER_LENGTH = 4_000;

/** The texts of the six steps (product 16.1). */
export type SixStepAnswers = Readonly<Record<SixStep, string>>;

export const EMPTY_ANSWERS: SixStepAnswers = {
  who: '',
  what: '',
  how: '',
  examples: '',
  format: '',
  style: '',
};

/** What a language adds to the answers. */
export interface SixStepWords {
  /** Has a `{role}` placeholder. */
  roleSentence: string;
  /** A beginning of the role's answer that is not repeated; case-insensitive. */
  roleLead: string;
  /** Heading of each answer after the role. */
  labels: Readonly<Record<Exclude<SixStep, 'who'>, string>>;
}

const SEPARATOR = ' ';

/** Whether a quick option's text is in the answer. */
export function isOptionChosen(answer: string, text: string): boolean {
  return hasPart(answer, text, SEPARATOR);
}

/** Adds a quick option's text to the answer, or removes it. */
export function toggleAnswer(answer: string, text: string): string {
  return isOptionChosen(answer, text)
    ? removePart(answer, text, SEPARATOR)
    : appendPart(answer, text, SEPARATOR);
}

/** Whether Next and Finish are enabled (product 16.2). */
export function isAnswered(answer: string): boolean {
  return tidyLine(answer) !== '';
}

/** The answer's lines, each tidied; at most one empty line between them. */
function tidyAnswer(answer: string): string {
  return answer
    .split('\n')
    .map(tidyLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function roleText(answer: string, { roleSentence, roleLead }: SixStepWords): string {
  const rest = withoutLead(answer, roleLead);
  const role = trimMarks(rest);
  if (role === '') return '';
  if (rest === answer) return roleSentence.replace('{role}', () => role);
  return asSentence(`${answer.slice(0, roleLead.length)} ${rest.slice(rest.indexOf(role))}`);
}

/** The finished prompt: the role as a sentence, then one labelled paragraph per answer. */
export function sixStepPrompt(answers: SixStepAnswers, words: SixStepWords): string {
  return SIX_STEPS.map((step) => {
    const answer = tidyAnswer(answers[step]);
    if (step === 'who') return roleText(answer, words);
    if (answer === '') return '';
    const gap = answer.includes('\n') ? '\n' : ' ';
    return `${words.labels[step]}:${gap}${answer}`;
  })
    .filter(Boolean)
    .join('\n\n');
}

/** Share of the steps already done, in whole percent; `step` counts from 0, the result is 6. */
export function progressPercent(step: number): number {
  return Math.round((step / SIX_STEPS.length) * 100);
}
