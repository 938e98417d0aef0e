import { brandPlatformIds } from '../entities/brand-platform.ts';
import type { PromptTest } from '../entities/prompt-test.ts';
import { averageSentiment, combinedShareOfVoice, sortNewestFirst } from './brand-analytics.ts';
import { roundedAverage } from './averages.ts';

/** Entries of the list of results, newest first (product 21.6). */
export const MAX_RESULT_ENTRIES = 10;

/** The tests of one call (product 21.6): one entry that unfolds. */
export interface TestBatch {
  kind: 'batch';
  batch_id: string;
  prompt: string;
  created_at: string;
  /** Platforms that answered. */
  platformCount: number;
  /** Answers, samples included. */
  testCount: number;
  /** Answers that mention the brand. */
  mentionedCount: number;
  /** Mentions per answer, to one decimal place. */
  avgMentions: number;
  /** Rounded, over the answers that mention the brand; null without one. */
  avgSentiment: number | null;
  shareOfVoice: number | null;
  /** By platform in the platforms' order, samples in theirs. */
  tests: PromptTest[];
}

export interface SingleTest {
  kind: 'single';
  test: PromptTest;
  created_at: string;
}

export type ResultEntry = SingleTest | TestBatch;

/**
 * Tests as the list of results shows them (product 21.6): those with the same batch_id as one
 * entry, the others singly; newest first, at most `limit` entries.
 */
export function resultEntries(
  tests: readonly PromptTest[],
  limit: number = MAX_RESULT_ENTRIES,
): ResultEntry[] {
  const groups = Map.groupBy(
    sortNewestFirst(tests),
    (test) => test.batch_id ?? `single:${test.id}`,
  );
  return [...groups.values()].slice(0, limit).flatMap((group) => toEntry(group) ?? []);
}

function toEntry(group: readonly PromptTest[]): ResultEntry | null {
  const [newest] = group;
  if (newest === undefined) return null;
  const { batch_id, prompt, created_at } = newest;
  if (batch_id === null) return { kind: 'single', test: newest, created_at };
  const place = (test: PromptTest) => brandPlatformIds.indexOf(test.platform);
  const sorted = [...group].sort((a, b) => place(a) - place(b) || a.sample_index - b.sample_index);
  return {
    kind: 'batch',
    batch_id,
    prompt,
    created_at,
    platformCount: new Set(group.map(({ platform }) => platform)).size,
    testCount: group.length,
    mentionedCount: group.filter(({ mentions_count }) => mentions_count > 0).length,
    avgMentions:
      roundedAverage(
        group.map(({ mentions_count }) => mentions_count),
        1,
      ) ?? 0,
    avgSentiment: averageSentiment(group),
    shareOfVoice: combinedShareOfVoice(group),
    tests: sorted,
  };
}
