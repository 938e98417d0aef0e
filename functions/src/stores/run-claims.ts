import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { StoredBrandCampaign } from '#shared/entities/brand-campaign.ts';
import { searchesOf, type BrandRun, type RunSlot } from '#shared/entities/brand-run.ts';
import type { RunWait } from '#shared/entities/campaign-schedule.ts';
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
import { changeOpenRun, planSlots, type OpenRun } from './brand-runs.ts';
import { planSearches } from './brand-searches.ts';
import { planTests } from './prompt-tests.ts';
import { runRef } from './run-rows.ts';

/** What a turn of a run may do. */
export type Claim =
  /** Ask this one question: no other process will. */
  | {
      kind: 'claimed';
      campaign: StoredBrandCampaign;
      asked: Asked;
      reservation: Reservation | null;
    }
  /** Nothing is left to ask, and nothing is under way. */
  | { kind: 'settled' }
  /** The last questions are being asked elsewhere. */
  | { kind: 'busy' }
  /** Nothing that is left can be asked now. */
  | { kind: RunWait }
  | { kind: 'gone' };

/** A question that was claimed. */
export interface Asked extends Pick<RunSlot, 'platform' | 'mode' | 'sample'> {
  runId: string;
  index: number;
  prompt: string;
}

/** What else a claim depends on. */
export interface Turn {
  /**
   * Another open run of the member; it stores the time of this turn when this run has no question left, so
   * that the member's next turn comes in its order (product 21.17).
   */
  siblingId: string | null;
  /** The month's money for the models is used up, so a run by schedule waits. */
  isOverBudget: boolean;
}

/**
 * Claims the next question of a run that can be asked now, and counts its answer or its searches before
 * the model is asked, so that it is never asked twice, even if this process dies (product 21.16).
 * Questions with web search are left out when the member's month has no searches left.
 */
export async function claimSlot(
  id: string,
  { siblingId, isOverBudget }: Turn,
  now: Date,
): Promise<Claim> {
  const claim = await changeOpenRun<Claim>(id, async (transaction, db, { run, campaign }) => {
    const slots = withInterrupted(run.slots, now);
    const isScheduled = run.kind === 'schedule';
    const siblingRow = siblingId === null ? null : await transaction.get(runRef(db, siblingId));
    const plan =
      isScheduled && isOverBudget && slots.some(isOpen)
        ? ({ waits: 'budget' } as const)
        : await planNext(transaction, db, run, slots, now);
    if ('waits' in plan) {
      return () => {
        if (isScheduled && campaign.current_run?.waits_for !== plan.waits) {
          transaction.update(campaignRef(db, campaign.id), { 'current_run.waits_for': plan.waits });
        }
        return { kind: plan.waits };
      };
    }
    const { next, write: count } = plan;
    if (next === null) {
      const write = await planSlots(transaction, db, run, plan.slots);
      const isBusy = plan.slots.some(({ state }) => state === 'claimed');
      return () => {
        write();
        return { kind: isBusy ? 'busy' : 'settled' };
      };
    }
    const claimed_at = now.toISOString();
    const claimed = withSlot(plan.slots, next.index, { state: 'claimed', claimed_at });
    const write = await planSlots(transaction, db, run, claimed);
    return () => {
      count();
      write({ waiting_since: claimed_at });
      const isLast = !claimed.some(isOpen);
      if (isLast && siblingRow?.get('state') === 'open') {
        transaction.update(siblingRow.ref, { waiting_since: claimed_at });
      }
      const { platform, mode, sample } = next.slot;
      const prompt = run.prompts[next.slot.prompt] ?? '';
      const asked = { runId: id, index: next.index, prompt, platform, mode, sample };
      return { kind: 'claimed', campaign, asked, reservation: plan.reservation };
    };
  });
  return claim ?? { kind: 'gone' };
}

function isOpen({ state }: RunSlot): boolean {
  return state === 'open';
}

type NextSlot =
  | { waits: RunWait }
  | {
      /** As they are then: some can be left out. */
      slots: RunSlot[];
      /** Null when nothing is left to ask. */
      next: { index: number; slot: RunSlot } | null;
      /** Of an answer from memory. */
      reservation: Reservation | null;
      write: () => void;
    };

/** The first open question whose limit has room; a question's searches are reserved already. */
async function planNext(
  transaction: Transaction,
  db: Firestore,
  run: BrandRun,
  all: RunSlot[],
  now: Date,
): Promise<NextSlot> {
  let slots = all;
  let waits: RunWait | null = null;
  const modes = new Set(slots.filter(isOpen).map(({ mode }) => mode));
  for (const mode of modes) {
    const index = slots.findIndex((slot) => isOpen(slot) && slot.mode === mode);
    const slot = slots[index];
    if (slot === undefined) continue;
    const next = { index, slot };
    if (mode === 'memory') {
      try {
        return { slots, next, ...(await planAnswers(transaction, db, run.user_id, 1, now)) };
      } catch (error) {
        waits = usedUp(error);
      }
    } else {
      const searches = run.kind === 'question' ? 0 : searchesOf(slot);
      const plan = await planSearches(transaction, db, run.user_id, searches, now);
      if (!('usedUp' in plan)) return { slots, next, reservation: null, write: plan.write };
      if (plan.usedUp === 'day') waits ??= 'searches';
      else slots = skipOpen(slots, 'search-quota', (each) => each.mode === 'search');
    }
  }
  // What was left out is stored with the next claim, or when the run is closed.
  if (waits !== null) return { waits };
  return { slots, next: null, reservation: null, write: () => undefined };
}

function usedUp(error: unknown): RunWait {
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
  const done = { state: 'done', test_id: id } as const;
  return settleSlot(asked, row.searches ?? 0, ({ run }) => [
    withSlot(run.slots, asked.index, done),
    [{ ...row, id, run_id: asked.runId, batch_id: batchOf(run) }],
  ]);
}

/** The answers of a question are one call of the member's; a run by schedule is none. */
function batchOf({ id, kind, slots }: BrandRun): string | null {
  return kind === 'question' && slots.length > 1 ? id : null;
}

/**
 * Marks a claimed question as failed.
 *
 * @param isFree the provider bills nothing, so what was reserved is given back
 * @returns whether the run is done
 */
export async function failSlot(
  asked: Asked,
  reason: NonNullable<RunSlot['reason']>,
  isFree: boolean,
): Promise<boolean> {
  return settleSlot(asked, isFree ? 0 : searchesOf(asked), ({ run }) => [
    withFailure(run.slots, asked.index, reason),
    [],
  ]);
}

async function settleSlot(
  { runId, index }: Asked,
  searches: number,
  settle: (open: OpenRun) => readonly [RunSlot[], readonly UnlistedTest[]],
): Promise<boolean> {
  const isDone = await changeOpenRun(runId, async (transaction, db, open) => {
    const { run, campaign } = open;
    if (run.slots[index]?.state !== 'claimed') return () => false;
    const [slots, tests] = settle(open);
    const writeTests = await planTests(transaction, db, campaign, tests);
    const writeSlots = await planSlots(transaction, db, run, slots, searches);
    return () => {
      writeTests();
      writeSlots();
      return slots.every(isSettled);
    };
  });
  return isDone ?? false;
}

/** Skips every question that the run has not asked yet. */
export async function skipRest(id: string, reason: 'membership-ended' | 'budget'): Promise<void> {
  await changeOpenRun(id, (transaction, db, { run }) =>
    planSlots(transaction, db, run, skipOpen(run.slots, reason)),
  );
}
