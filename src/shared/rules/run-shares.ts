import type { RunAnswer } from '../entities/prompt-test.ts';
import { changeOf, heldTwice, share, type Share } from './shares.ts';

/** A run with those before it: only the answers that count, to the questions that are compared. */
export interface Runs {
  now: readonly RunAnswer[];
  before: readonly RunAnswer[];
  /** The one before that; a change that held since then is reported as well. */
  earlier: readonly RunAnswer[];
}

/** The shares of a run and of those before it. */
export interface RunShares {
  now: Share;
  before: Share;
  /** Null when that run has not asked the same. */
  earlier: Share | null;
}

/** A question on a platform: what runs are compared on. */
function askedOn({ platform, prompt }: Pick<RunAnswer, 'platform' | 'prompt'>): string {
  return `${platform} ${prompt}`;
}

/** The answers whose questions are also in `others`. */
export function answeredIn(
  answers: readonly RunAnswer[],
  others: readonly RunAnswer[],
): RunAnswer[] {
  const known = new Set(others.map(askedOn));
  return answers.filter((answer) => known.has(askedOn(answer)));
}

type Filter = (answer: RunAnswer) => boolean;

/**
 * The share of the answers of each run that count.
 *
 * @param concerns the answers that are counted of
 * @returns null when one of the two runs has none
 */
export function sharesOver(runs: Runs, concerns: Filter, counts: Filter): RunShares | null {
  const asked = (answers: readonly RunAnswer[]) => new Set(answers.filter(concerns).map(askedOn));
  const shareIn = (answers: readonly RunAnswer[]) => {
    const counted = answers.filter(concerns);
    return share(counted.filter(counts).length, counted.length);
  };
  const [now, before] = [shareIn(runs.now), shareIn(runs.before)];
  if (now === null || before === null) return null;
  const isSame = asked(runs.now).symmetricDifference(asked(runs.earlier)).size === 0;
  return { now, before, earlier: isSame ? shareIn(runs.earlier) : null };
}

/** A change that is reported. */
export interface ReportedChange {
  change: 'more' | 'less';
  /** It is within the ranges and held in two runs; else the ranges do not touch. */
  held: boolean;
  /** What it is a change from. */
  from: Share;
}

/**
 * The change of a share when it is to be reported: its ranges do not touch, or both of the last two runs
 * are on the same side of the one before them (product 21.29). What the run before reported already is
 * not reported again.
 */
export function reportedChange({ now, before, earlier }: RunShares): ReportedChange | null {
  const change = changeOf(now, before);
  if (change !== 'may-be-chance') return { change, held: false, from: before };
  if (earlier === null || changeOf(before, earlier) !== 'may-be-chance') return null;
  const held = heldTwice([earlier, before, now]);
  return held === null ? null : { change: held, held: true, from: earlier };
}
