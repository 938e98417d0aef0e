import { searchesOf, type BrandRun, type RunSlot } from '../entities/brand-run.ts';
import { RUN_PROBLEMS, type RunProblem } from '../entities/campaign-schedule.ts';

/**
 * Time without a result after which a claim's process has ended; asking with web search and judging take
 * at most two minutes and a half.
 */
export const CLAIM_MS = 5 * 60_000;

/** Failures of a platform in a run, without an answer, after which it is not asked any more. */
const OUTAGE_FAILURES = 3;

/** How many slots are open, and how many of them with web search. */
export function openCounts(
  slots: readonly RunSlot[],
): Pick<BrandRun, 'open_slots' | 'open_searches'> {
  const open = slots.filter(({ state }) => state === 'open');
  return {
    open_slots: open.length,
    open_searches: open.filter(({ mode }) => mode === 'search').length,
  };
}

export function isSettled({ state }: Pick<RunSlot, 'state'>): boolean {
  return state !== 'open' && state !== 'claimed';
}

/**
 * Marks claims whose process has ended as interrupted: it is unknown whether the model was called.
 */
export function withInterrupted(slots: readonly RunSlot[], now: Date): RunSlot[] {
  const lapsed = new Date(now.getTime() - CLAIM_MS).toISOString();
  return slots.map((slot) =>
    slot.state === 'claimed' && (slot.claimed_at ?? '') <= lapsed
      ? { ...slot, state: 'interrupted' }
      : slot,
  );
}

/** Changes one slot. */
export function withSlot(
  slots: readonly RunSlot[],
  index: number,
  change: Partial<RunSlot>,
): RunSlot[] {
  return slots.map((slot, position) => (position === index ? { ...slot, ...change } : slot));
}

/**
 * The slots after a failed answer. A retired model is not asked again, nor a provider that has
 * failed several times in a mode without an answer in this run.
 */
export function withFailure(
  slots: readonly RunSlot[],
  index: number,
  reason: NonNullable<RunSlot['reason']>,
): RunSlot[] {
  const failed = withSlot(slots, index, { state: 'failed', reason });
  const { platform, mode } = slots[index] ?? {};
  const own = failed.filter((slot) => slot.platform === platform && slot.mode === mode);
  const failures = own.filter(({ state }) => state === 'failed').length;
  const isSilent = failures >= OUTAGE_FAILURES && !own.some(({ state }) => state === 'done');
  if (reason === 'model-retired') {
    return skipOpen(failed, 'model-retired', (slot) => slot.platform === platform);
  }
  return isSilent ? skipOpen(failed, 'provider-outage', (slot) => own.includes(slot)) : failed;
}

/** Skips the open slots, or those of them that are concerned. */
export function skipOpen(
  slots: readonly RunSlot[],
  reason: NonNullable<RunSlot['reason']>,
  isConcerned: (slot: RunSlot) => boolean = () => true,
): RunSlot[] {
  return slots.map((slot) =>
    slot.state === 'open' && isConcerned(slot) ? { ...slot, state: 'skipped', reason } : slot,
  );
}

/**
 * The searches to give back when the slots of a run change: those that were reserved for a slot that is
 * not asked any more, and what an answer did not use. A question reserves for all of its slots when it is
 * asked, a run by schedule for each as it is claimed. An interrupted claim gives nothing back: it is
 * unknown whether the model was called.
 *
 * @param used of the slots that were answered or failed in this change
 */
export function searchesBack(
  kind: BrandRun['kind'],
  before: readonly RunSlot[],
  after: readonly RunSlot[],
  used: number,
): number {
  const ended = after.filter((slot, index) => {
    const state = before[index]?.state;
    const isReserved = state === 'claimed' || (state === 'open' && kind === 'question');
    return isReserved && isSettled(slot) && slot.state !== 'interrupted';
  });
  const reserved = ended.reduce((sum, slot) => sum + searchesOf(slot), 0);
  return Math.max(0, reserved - used);
}

/**
 * The searches that a run still reserves for slots that are not asked yet. What is being asked stays
 * counted: the provider bills it, whatever becomes of the answer.
 */
export function reservedBy({ kind, due_at, slots }: Pick<BrandRun, 'kind' | 'due_at' | 'slots'>): {
  searches: number;
  countedAt: Date;
} {
  const open = kind === 'question' ? slots.filter(({ state }) => state === 'open') : [];
  return {
    searches: open.reduce((sum, slot) => sum + searchesOf(slot), 0),
    countedAt: new Date(due_at),
  };
}

/** The problems of a run, from its settled slots. */
export function problemsOf(slots: readonly RunSlot[]): RunProblem[] {
  const platforms = [...new Set(slots.map(({ platform }) => platform))];
  const reasons = new Map(
    platforms.map((platform) => [
      platform,
      problemOf(slots.filter((slot) => slot.platform === platform)),
    ]),
  );
  return RUN_PROBLEMS.flatMap((reason) => {
    const concerned = platforms.filter((platform) => reasons.get(platform) === reason);
    if (concerned.length === 0) return [];
    return [{ reason, platforms: reason === 'membership-ended' ? [] : concerned }];
  });
}

function problemOf(slots: readonly RunSlot[]): RunProblem['reason'] | null {
  const has = (reason: RunSlot['reason']) => slots.some((slot) => slot.reason === reason);
  if (has('membership-ended')) return 'membership-ended';
  if (has('model-retired')) return 'model-retired';
  if (has('search-quota')) return 'search-quota';
  const isSilent = slots.every(({ state }) => state === 'failed' || state === 'skipped');
  return isSilent ? 'provider-outage' : null;
}
