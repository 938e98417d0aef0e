import type { BrandCheckerOutput } from '#shared/api/brand-checker.ts';
import { isSettled } from '#shared/rules/run-slots.ts';
import { callChecker } from '../api';

/** Pause between two looks at a run, in milliseconds: an answer takes 10 to 60 seconds. */
const LOOK_EVERY_MS = 3_000;

/** Looks that may fail one after the other, as when a phone changes its network. */
const MAX_FAILED_LOOKS = 5;

type Look = BrandCheckerOutput<'run'>;

/**
 * Looks at a run again and again until nothing of it is left to ask.
 *
 * @param onLook with how many of its answers have come or will not
 * @throws ApiError when it cannot be read for a while; its answers are stored all the same
 */
export async function followRun(
  id: string,
  onLook: (look: Look, settled: number) => void,
): Promise<Look> {
  for (let failed = 0; ;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    try {
      const look = await callChecker({ action: 'run', id });
      failed = 0;
      const settled = look.run.slots.filter(isSettled).length;
      onLook(look, settled);
      if (settled === look.run.slots.length) return look;
    } catch (error) {
      failed += 1;
      if (failed >= MAX_FAILED_LOOKS) throw error;
    }
  }
}
