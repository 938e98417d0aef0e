import type { BrandPlatformId } from '../entities/brand-platform.ts';
import type { RunSlot } from '../entities/brand-run.ts';
import { RUN_PROBLEMS, type RunProblem } from '../entities/campaign-schedule.ts';

/**
 * Time without a result after which a claim's process has ended; asking and storing take a minute.
 */
export const CLAIM_MS = 5 * 60_000;

/** Failures of a platform in a run, without an answer, after which it is not asked any more. */
const OUTAGE_FAILURES = 3;

export function isSettled({ state }: RunSlot): boolean {
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
 * failed several times without an answer in this run.
 */
export function withFailure(
  slots: readonly RunSlot[],
  index: number,
  reason: NonNullable<RunSlot['reason']>,
): RunSlot[] {
  const failed = withSlot(slots, index, { state: 'failed', reason });
  const platform = slots[index]?.platform;
  const own = failed.filter((slot) => slot.platform === platform);
  const failures = own.filter(({ state }) => state === 'failed').length;
  const isSilent = failures >= OUTAGE_FAILURES && !own.some(({ state }) => state === 'done');
  if (reason === 'model-retired') return skipOpen(failed, 'model-retired', platform);
  return isSilent ? skipOpen(failed, 'provider-outage', platform) : failed;
}

/** Skips the open slots. */
export function skipOpen(
  slots: readonly RunSlot[],
  reason: RunProblem['reason'],
  platform?: BrandPlatformId,
): RunSlot[] {
  return slots.map((slot) =>
    slot.state === 'open' && (platform ?? slot.platform) === slot.platform
      ? { ...slot, state: 'skipped', reason }
      : slot,
  );
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
  const isSilent = slots.every(({ state }) => state === 'failed' || state === 'skipped');
  return isSilent ? 'provider-outage' : null;
}
