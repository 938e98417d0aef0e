import { brandPlatformIds } from '#shared/entities/brand-platform.ts';
import { requireModelSettings } from '../gateways/models.ts';
import { findRun } from '../stores/brand-runs.ts';
import { claimTurn, finishTurn } from './run-turn.ts';
import { QUESTION_LANES } from './schedule-pace.ts';

/**
 * Asks everything of a member's question with web search, several at the same time, and closes its run.
 * It can be killed at any moment and called again: what was claimed is not asked again, and the
 * scheduler continues what is left (product 21.16).
 */
export async function askQuestion(runId: string, clock = () => new Date()): Promise<void> {
  requireModelSettings(brandPlatformIds);
  const run = await findRun(runId);
  if (run?.state !== 'open') return;
  const lane = async () => {
    for (let isAsking = true; isAsking;) {
      const claim = await claimTurn(run, null, clock);
      isAsking = (await finishTurn(runId, claim, clock)) === 'asked';
    }
  };
  const lanes = Math.min(QUESTION_LANES, run.open_slots);
  // All of them to their end: what is thrown ends the function, with everything that is under way.
  const ended = await Promise.allSettled(Array.from({ length: Math.max(1, lanes) }, lane));
  const broken = ended.find(({ status }) => status === 'rejected');
  if (broken?.status === 'rejected') throw broken.reason;
}
