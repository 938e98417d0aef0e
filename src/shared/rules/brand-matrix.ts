import type { BrandMatrix, MatrixAnswer, MatrixQuestion } from '../entities/brand-matrix.ts';
import type { FigureTest } from '../entities/prompt-test.ts';
import { MATRIX_ANSWERS, MATRIX_QUESTIONS } from '../figure-limits.ts';
import { isUnsearched, questionHash } from './answer-facets.ts';

/** A matrix without answers. */
export function emptyMatrix({ id, user_id }: { id: string; user_id: string }): BrandMatrix {
  return { user_id, campaign_id: id, questions: [] };
}

/**
 * The matrix with these answers: the questions that were asked last, with the newest answers of each
 * platform.
 */
export function addToMatrix(known: BrandMatrix, tests: readonly FigureTest[]): BrandMatrix {
  const questions = new Map(known.questions.map((each) => [each.hash, structuredClone(each)]));
  for (const test of tests) {
    const question = questions.get(questionHash(test.prompt)) ?? newQuestion(test);
    questions.set(question.hash, question);
    const platforms = (question.answers[test.mode] ??= {});
    platforms[test.platform] = newest([...(platforms[test.platform] ?? []), answerOf(test)]);
  }
  const sorted = [...questions.values()].sort(
    (a, b) => lastAsked(b).localeCompare(lastAsked(a)) || a.hash.localeCompare(b.hash),
  );
  return { ...known, questions: sorted.slice(0, MATRIX_QUESTIONS) };
}

function newQuestion({ prompt, branded }: FigureTest): MatrixQuestion {
  return { hash: questionHash(prompt), text: prompt, branded, answers: {} };
}

function answerOf(test: FigureTest): MatrixAnswer {
  const { id, mode, created_at, mentions_count } = test;
  const searched = mode === 'memory' ? null : !isUnsearched(test);
  return { id, at: created_at, named: mentions_count > 0, searched };
}

function newest(answers: MatrixAnswer[]): MatrixAnswer[] {
  const sorted = answers.sort((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id));
  return sorted.slice(-MATRIX_ANSWERS);
}

function lastAsked({ answers }: MatrixQuestion): string {
  const all = Object.values(answers).flatMap((platforms) => Object.values(platforms));
  return all.flat().reduce((last, { at }) => (at > last ? at : last), '');
}
