import { brandPlatformIds } from '../entities/brand-platform.ts';
import type { TestSummary } from '../entities/prompt-test.ts';
import { roundTo } from './round-to.ts';
import { sortNewestFirst, summaryOf } from './brand-analytics.ts';
import { sumOf, tallyOf } from './campaign-stats.ts';

/** Entries of the list of results that are shown at first, and more at a time (product 21.6). */
export const RESULT_ENTRIES_STEP = 10;

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
  tests: TestSummary[];
}

export interface SingleTest {
  kind: 'single';
  test: TestSummary;
  created_at: string;
}

export type ResultEntry = SingleTest | TestBatch;

/**
 * Tests as the list of results shows them (product 21.6): those with the same batch_id as one
 * entry, the others singly; newest first.
 */
export function resultEntries(tests: readonly TestSummary[]): ResultEntry[] {
  const groups = Map.groupBy(
    sortNewestFirst(tests),
    (test) => test.batch_id ?? `single:${test.id}`,
  );
  return [...groups.values()].flatMap((group) => toEntry(group) ?? []);
}

function toEntry(group: readonly TestSummary[]): ResultEntry | null {
  const [newest] = group;
  if (newest === undefined) return null;
  const { batch_id, prompt, created_at } = newest;
  if (batch_id === null) return { kind: 'single', test: newest, created_at };
  const { mentioned, mentions, avgSentiment, shareOfVoice } = summaryOf(sumOf(group.map(tallyOf)));
  const place = (test: TestSummary) => brandPlatformIds.indexOf(test.platform);
  const sorted = [...group].sort((a, b) => place(a) - place(b) || a.sample_index - b.sample_index);
  return {
    kind: 'batch',
    batch_id,
    prompt,
    created_at,
    platformCount: new Set(group.map(({ platform }) => platform)).size,
    testCount: group.length,
    mentionedCount: mentioned,
    avgMentions: roundTo(mentions / group.length, 1),
    avgSentiment,
    shareOfVoice,
    tests: sorted,
  };
}
