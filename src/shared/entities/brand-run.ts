import * as z from 'zod/mini';
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
]);

/**
 * One question of a run to one platform. It is claimed before the model is called. A claim whose
 * process has ended is `interrupted` and not asked again.
 */
export const runSlotSchema = z.object({
  /** Which of the run's prompts, from 0. */
  prompt: z.int().check(z.nonnegative()),
  platform: z.enum(brandPlatformIds),
  state: z.enum(['open', 'claimed', 'done', 'failed', 'interrupted', 'skipped']),
  claimed_at: z.nullable(utcInstant),
  /** The test that has the answer, once it is done. */
  test_id: z.nullable(z.string()),
  /** Why it failed or was skipped. */
  reason: z.nullable(slotReason),
});

export type RunSlot = z.infer<typeof runSlotSchema>;

/** `brand_runs/{campaignId_due}`: one run of a campaign's schedule, single by its id. */
export const brandRunSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  campaign_id: z.string(),
  due_at: utcInstant,
  state: z.enum(['open', 'closed']),
  /** When its wait for a turn began: after its last turn, or when it was due. */
  waiting_since: utcInstant,
  /** As they were when the run was opened. */
  prompts: z.array(z.string()),
  slots: z.array(runSlotSchema),
  /** Number of open slots; a run without any only has to be closed. */
  open_slots: z.int().check(z.nonnegative()),
});

export type BrandRun = z.infer<typeof brandRunSchema>;
