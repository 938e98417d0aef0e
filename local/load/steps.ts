import { percentile } from '../bench/latency.ts';
import { MIX, type ActionName } from './mix.ts';

/** One action as it ended. */
export interface Done {
  action: ActionName;
  /** Milliseconds from when it was due, so that a slow server does not hide its queue. */
  milliseconds: number;
  /** Status and code of what was refused or broke; null when all went well. */
  error: string | null;
  /** Within the step's own time, and not while it was waited for afterwards. */
  isInTime: boolean;
}

/** What a table says about one step. */
export interface Step {
  /** Actions a second that were due, and that ended in the step's time. */
  asked: number;
  done: number;
  /** Milliseconds, of actions that wait for the store alone. */
  p50: number;
  p95: number;
  p99: number;
  /** Of those that wait for models. */
  modelsP99: number;
  errors: Record<string, number>;
}

export function summarizeStep(asked: number, seconds: number, all: readonly Done[]): Step {
  const times = (waitsFor: (typeof MIX)[ActionName]['waitsFor']) =>
    all
      .filter(({ action, error }) => MIX[action].waitsFor === waitsFor && error === null)
      .map(({ milliseconds }) => milliseconds)
      .sort((a, b) => a - b);
  const own = times('nobody');
  const errors: Record<string, number> = {};
  for (const { error } of all) if (error !== null) errors[error] = (errors[error] ?? 0) + 1;
  return {
    asked,
    done: Math.round((all.filter(({ isInTime }) => isInTime).length / seconds) * 10) / 10,
    p50: percentile(own, 0.5),
    p95: percentile(own, 0.95),
    p99: percentile(own, 0.99),
    modelsP99: percentile(times('models'), 0.99),
    errors,
  };
}

/** From here on p99 counts as bent: so many times the least of the steps before. */
export const BEND_FACTOR = 3;

/** The first step whose p99 is bent; -1 while none is. */
export function findBend(steps: readonly Pick<Step, 'p99'>[]): number {
  return steps.findIndex(({ p99 }, index) => {
    const least = Math.min(...steps.slice(0, index).map((before) => before.p99));
    return p99 > BEND_FACTOR * least;
  });
}
