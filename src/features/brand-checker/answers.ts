import { atom } from 'nanostores';
import type { PromptTest } from '#shared/entities/prompt-test.ts';
import { callChecker } from './api';

/** Tests with their answers, by id: those that were run here and those that were opened. */
export const $answers = atom<ReadonlyMap<string, PromptTest>>(new Map());

export function keepAnswers(tests: readonly PromptTest[]): void {
  $answers.set(new Map([...$answers.get(), ...tests.map((test) => [test.id, test] as const)]));
}

/** Lists come without answers; this brings one. */
export async function loadAnswer(id: string): Promise<void> {
  const { test } = await callChecker({ action: 'answer', id });
  keepAnswers([test]);
}

/**
 * Every test with its answer, newest first.
 *
 * @param campaignId null for those of all campaigns
 */
export async function loadAllAnswers(campaignId: string | null): Promise<PromptTest[]> {
  const tests: PromptTest[] = [];
  const wanted = campaignId === null ? {} : { campaign_id: campaignId };
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await callChecker({ action: 'answers', ...wanted, ...(cursor && { cursor }) });
    tests.push(...page.tests);
    cursor = page.next_cursor;
  }
  return tests;
}
