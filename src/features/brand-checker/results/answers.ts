import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useState } from 'react';
import { createFetcherStore } from '@/lib/query';
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

interface AnswerState {
  /** Null until it is loaded. */
  full: PromptTest | null;
  hasFailed: boolean;
  /** Loads it, unless it is loaded or loading. */
  load: () => void;
}

/** A test with its answer, which is loaded on demand. */
export function useAnswer(id: string): AnswerState {
  const [{ $openId, $answer }] = useState(() => {
    const openId = atom(answers.has(id) && id);
    const answer = createFetcherStore<PromptTest>(['brand-checker/answer/', openId], {
      fetcher: () => loadAnswer(id),
    });
    return { $openId: openId, $answer: answer };
  });
  const { data, error } = useStore($answer);
  const load = () => {
    if (error) $answer.invalidate();
    else $openId.set(id);
  };
  return { full: data ?? null, hasFailed: error !== undefined, load };
}
