import type { StoredBrandCampaign } from '#shared/entities/brand-campaign.ts';
import type { RunSlot } from '#shared/entities/brand-run.ts';
import type { RunProblem } from '#shared/entities/campaign-schedule.ts';
import type { NewTest, UnlistedTest } from '#shared/entities/prompt-test.ts';
import {
  isSettled,
  skipOpen,
  withFailure,
  withInterrupted,
  withSlot,
} from '#shared/rules/run-slots.ts';
import { ApiError } from '../api-error.ts';
import { campaignRef } from './brand-campaigns.ts';
import { planAnswers, type Reservation } from './brand-usage.ts';
import { changeOpenRun, writeSlots } from './brand-runs.ts';
import { planTests } from './prompt-tests.ts';
import { runRef } from './run-rows.ts';

/** What a turn of a run may do. */
export type Claim =
  /** Ask this one question: no other process will. */
  | { kind: 'claimed'; campaign: StoredBrandCampaign; asked: Asked; reservation: Reservation }
  /** Nothing is left to ask, and nothing is under way. */
  | { kind: 'settled' }
  /** The last questions are being asked elsewhere. */
  | { kind: 'busy' }
  /** There are no answers left today: of the member, or of all members. */
  | { kind: 'quota' | 'ceiling' }
  | { kind: 'gone' };

/** A question that was claimed. */
export interface Asked {
  runId: string;
  index: number;
  prompt: string;
  platform: RunSlot['platform'];
}

/**
 * Claims the next question of a run and counts its answer before the model is asked, so that it is never
 * asked twice, even if this process dies (product 21.16).
 *
 * @param siblingId another open run of the member; it stores the time of this turn when this run has no
 *   question left, so that the member's next turn comes in its order (product 21.17)
 */
export async function claimSlot(id: string, siblingId: string | null, now: Date): Promise<Claim> {
  const claim = await changeOpenRun<Claim>(id, async (transaction, db, { run, campaign }) => {
    const slots = withInterrupted(run.slots, now);
    const index = slots.findIndex(({ state }) => state === 'open');
    const slot = slots[index];
    if (slot === undefined) {
      const isBusy = slots.some(({ state }) => state === 'claimed');
      return () => {
        writeSlots(transaction, db, run, slots);
        return { kind: isBusy ? 'busy' : 'settled' };
      };
    }
    const siblingRow = siblingId === null ? null : await transaction.get(runRef(db, siblingId));
    try {
      const plan = await planAnswers(transaction, db, run.user_id, 1, now);
      const claimed_at = now.toISOString();
      const claimed = withSlot(slots, index, { state: 'claimed', claimed_at });
      return () => {
        plan.write();
        writeSlots(transaction, db, run, claimed, { waiting_since: claimed_at });
        const isLast = !claimed.some(({ state }) => state === 'open');
        if (isLast && siblingRow?.get('state') === 'open') {
          transaction.update(siblingRow.ref, { waiting_since: claimed_at });
        }
        const prompt = run.prompts[slot.prompt] ?? '';
        const asked = { runId: id, index, prompt, platform: slot.platform };
        return { kind: 'claimed', campaign, asked, reservation: plan.reservation };
      };
    } catch (error) {
      const kind = usedUp(error);
      return () => {
        if (campaign.current_run?.waits_for !== kind) {
          transaction.update(campaignRef(db, campaign.id), { 'current_run.waits_for': kind });
        }
        return { kind };
      };
    }
  });
  return claim ?? { kind: 'gone' };
}

function usedUp(error: unknown): 'quota' | 'ceiling' {
  if (error instanceof ApiError && error.code === 'quota-reached') return 'quota';
  if (error instanceof ApiError && error.code === 'service-quota-reached') return 'ceiling';
  throw error;
}

/**
 * Stores the answer to a claimed question as a test, and marks the question as done in the run. An
 * answer that comes after its claim has expired is dropped: the run was reported without it.
 *
 * @returns whether the run is done
 */
export async function finishSlot(asked: Asked, row: NewTest): Promise<boolean> {
  const id = `${asked.runId}_${asked.index}`;
  const test = { ...row, id, batch_id: null, run_id: asked.runId };
  return settleSlot(
    asked,
    (slots) => [withSlot(slots, asked.index, { state: 'done', test_id: id }), [test]] as const,
  );
}

/**
 * Marks a claimed question as failed.
 *
 * @returns whether the run is done
 */
export async function failSlot(
  asked: Asked,
  reason: NonNullable<RunSlot['reason']>,
): Promise<boolean> {
  return settleSlot(asked, (slots) => [withFailure(slots, asked.index, reason), []] as const);
}

async function settleSlot(
  { runId, index }: Asked,
  settle: (slots: readonly RunSlot[]) => readonly [RunSlot[], readonly UnlistedTest[]],
): Promise<boolean> {
  const isDone = await changeOpenRun(runId, async (transaction, db, { run, campaign }) => {
    if (run.slots[index]?.state !== 'claimed') return () => false;
    const [slots, tests] = settle(run.slots);
    const writeTests = await planTests(transaction, db, campaign, tests);
    return () => {
      writeTests();
      writeSlots(transaction, db, run, slots);
      return slots.every(isSettled);
    };
  });
  return isDone ?? false;
}

/** Skips every question that the run has not asked yet. */
export async function skipRest(id: string, reason: RunProblem['reason']): Promise<void> {
  await changeOpenRun(
    id,
    (transaction, db, { run }) =>
      () =>
        writeSlots(transaction, db, run, skipOpen(run.slots, reason)),
  );
}
