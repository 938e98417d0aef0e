import * as z from 'zod/mini';
import { MAX_SEARCHES_PER_ANSWER } from '../limits.ts';
import { ANSWER_MODES } from './answer-mode.ts';
import { brandPlatformIds } from './brand-platform.ts';
import { utcInstant } from './subscription.ts';

/** Errors of one platform's answer; also error codes of the whole call. */
export const modelErrorCodes = [
  /** No answer in time. */
  'model-timeout',
  /** The provider is overloaded or limits us, also after a retry. */
  'model-busy',
  /** The provider refused, was interrupted or returned an unreadable answer. */
  'model-failed',
] as const;

export const slotReason = z.enum([
  ...modelErrorCodes,
  'model-retired',
  'provider-outage',
  'membership-ended',
  /** The member's searches of the month were used up before it was asked. */
  'search-quota',
  /** The month's money for the models of all members was used up before it was asked. */
  'budget',
]);

/**
 * One question of a run to one platform. It is claimed before the model is called. A claim whose
 * process has ended is `interrupted` and not asked again.
 */
export const runSlotSchema = z.object({
  /** Which of the run's prompts, from 0. */
  prompt: z.int().check(z.nonnegative()),
  platform: z.enum(brandPlatformIds),
  mode: z._default(z.enum(ANSWER_MODES), 'memory'),
  /** Which sample of its prompt, platform and mode, from 1. */
  sample: z._default(z.int().check(z.positive()), 1),
  state: z.enum(['open', 'claimed', 'done', 'failed', 'interrupted', 'skipped']),
  claimed_at: z.nullable(utcInstant),
  /** The test that has the answer, once it is done. */
  test_id: z.nullable(z.string()),
  /** Why it failed or was skipped. */
  reason: z.nullable(slotReason),
});

export type RunSlot = z.infer<typeof runSlotSchema>;

/** What began a run: its campaign's schedule, or a member's own question with web search. */
const RUN_KINDS = ['schedule', 'question'] as const;

/**
 * `brand_runs/{id}`: one run of a campaign's schedule, single by its id of campaign and due time, or a
 * member's question.
 */
export const brandRunSchema = z.object({
  id: z.string(),
  kind: z._default(z.enum(RUN_KINDS), 'schedule'),
  user_id: z.string(),
  campaign_id: z.string(),
  /** A question's is when it was asked; its searches are reserved in that month and day. */
  due_at: utcInstant,
  state: z.enum(['open', 'closed']),
  /** When its wait for a turn began: after its last turn, or when it was due. */
  waiting_since: utcInstant,
  /** As they were when the run was opened. */
  prompts: z.array(z.string()),
  slots: z.array(runSlotSchema),
  /** Number of open slots; a run without any only has to be closed. */
  open_slots: z.int().check(z.nonnegative()),
  /** Those of them with web search. */
  open_searches: z._default(z.int().check(z.nonnegative()), 0),
});

export type BrandRun = z.infer<typeof brandRunSchema>;

/** Web searches that an answer may take, as a count that is reserved before it is asked. */
export function searchesOf({ mode }: Pick<RunSlot, 'mode'>): number {
  return mode === 'search' ? MAX_SEARCHES_PER_ANSWER : 0;
}
