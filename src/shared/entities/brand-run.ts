import * as z from 'zod/mini';
import { brandPlatformIds } from './brand-platform.ts';
import { utcInstant } from './subscription.ts';

/** What can be wrong with one platform's answer; also error codes of the whole call. */
export const modelErrorCodes = [
  /** No answer in time. */
  'model-timeout',
  /** The provider is overloaded or limits us, also after a retry. */
  'model-busy',
  /** The provider refused, broke off or answered something that cannot be read. */
  'model-failed',
] as const;

export const slotReason = z.enum([
  ...modelErrorCodes,
  'model-retired',
  'provider-outage',
  'membership-ended',
]);

/**
 * One question of a run to one platform. It is claimed before the model is asked; what was claimed and
 * never finished, because the process ended, is `interrupted` and not asked again.
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
  /** Since when it waits for a turn: its last one, or when it was due. */
  waiting_since: utcInstant,
  /** As they were when the run was opened. */
  prompts: z.array(z.string()),
  slots: z.array(runSlotSchema),
  /** How many slots are open: a run without one only has to be closed, which takes no answers. */
  open_slots: z.int().check(z.nonnegative()),
});

export type BrandRun = z.infer<typeof brandRunSchema>;
