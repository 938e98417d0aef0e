import { brandPlatformIds, type BrandPlatformId } from '../entities/brand-platform.ts';
import type { RunAlert } from '../entities/campaign-schedule.ts';
import { competitorsIn, isComparedWith, isNamed } from './run-changes.ts';
import { sharesOver, type Runs } from './run-shares.ts';
import { changeOf, levelWith, type Share } from './shares.ts';

/**
 * What got worse: the brand dropped out, or a competitor passed it. Each only when the ranges do not
 * touch or when two runs in a row show it (product 21.18).
 */
export function runAlerts(runs: Runs): RunAlert[] {
  return [...droppedOut(runs), ...competitorsIn(runs.now).flatMap((name) => passed(runs, name))];
}

/** Whether the brand is no longer named: on all platforms, else by platform. */
function droppedOut(runs: Runs): RunAlert[] {
  const everywhere = alertOut(runs, null);
  if (everywhere !== null) return [everywhere];
  return brandPlatformIds.flatMap((platform) => alertOut(runs, platform) ?? []);
}

function alertOut(runs: Runs, platform: BrandPlatformId | null): RunAlert | null {
  const shares = sharesOver(
    runs,
    (answer) => platform === null || answer.platform === platform,
    (answer) => isNamed(answer, null),
  );
  if (shares === null || shares.now.k > 0) return null;
  const { now, before, earlier } = shares;
  const kind = 'dropped-out';
  if (changeOf(now, before) === 'less') return { kind, platform, held: false };
  const isNew = earlier !== null && earlier.k > 0 && changeOf(before, earlier) !== 'less';
  return before.k === 0 && isNew ? { kind, platform, held: true } : null;
}

interface Pair {
  own: Share;
  rival: Share;
}

/** A competitor that was not named in more answers than the brand, which was in some, and now is. */
function passed(runs: Runs, competitor: string): RunAlert[] {
  const compared = (answer: Parameters<typeof isNamed>[0]) => isComparedWith(answer, competitor);
  const own = sharesOver(runs, compared, (answer) => isNamed(answer, null));
  const rival = sharesOver(runs, compared, (answer) => isNamed(answer, competitor));
  if (own === null || rival === null) return [];
  const now: Pair = { own: own.now, rival: rival.now };
  const before: Pair = { own: own.before, rival: rival.before };
  const earlier = own.earlier && rival.earlier ? { own: own.earlier, rival: rival.earlier } : null;
  if (isClearlyAhead(now) && wasLevel(before)) {
    return [{ kind: 'passed', competitor, held: false }];
  }
  const isHeld = isAhead(now) && isAhead(before) && !isClearlyAhead(before) && wasLevel(earlier);
  return isHeld ? [{ kind: 'passed', competitor, held: true }] : [];
}

function isAhead({ own, rival }: Pair): boolean {
  return rival.k > own.k;
}

function isClearlyAhead({ own, rival }: Pair): boolean {
  return levelWith(own, rival) === 'trails';
}

/** Whether there was something to pass. */
function wasLevel(pair: Pair | null): boolean {
  return pair !== null && pair.own.k > 0 && !isAhead(pair);
}
