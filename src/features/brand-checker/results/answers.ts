import type { PromptTest } from '#shared/entities/prompt-test.ts';
import { callChecker } from '../api';

/** Cache of tests with their answers, by id: those that were run on this page or opened. */
const answers = new Map<string, PromptTest>();

export function cacheAnswers(tests: readonly PromptTest[]): void {
  for (const test of tests) answers.set(test.id, test);
}

/** Loads a test with its answer, which lists do not contain. */
export async function loadAnswer(id: string): Promise<PromptTest> {
  const known = answers.get(id);
  if (known) return known;
  const { test } = await callChecker({ action: 'answer', id });
  cacheAnswers([test]);
  return test;
}
