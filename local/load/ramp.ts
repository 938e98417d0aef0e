import { cpus } from 'node:os';
import type { ApiUsage } from '../bench/api-process.ts';
import { report } from '../bench/part.ts';
import type { Action } from './actions.ts';
import type { Arrival } from './arrivals.ts';
import { drive } from './drive.ts';
import type { ActionName } from './mix.ts';
import { findBend, summarizeStep, type Step } from './steps.ts';

/** A step with what it took. */
export interface MeasuredStep extends Step {
  /** Of one core, in percent: the functions, and everything else in the run's own process. */
  functionsLoad: number;
  emulatorsLoad: number;
  /** Whoever else works on the machine. */
  othersLoad: number;
  memoryBytes: number;
}

/** What is due at one rate. */
export interface PlannedStep {
  rate: number;
  due: readonly Arrival[];
}

/**
 * Drives one step after the other, each when the one before is answered, up to the first whose p99 is
 * bent.
 *
 * @param numberFrom number of the first action
 */
export async function ramp(
  plan: readonly PlannedStep[],
  seconds: number,
  actions: Record<ActionName, Action>,
  usage: () => Promise<ApiUsage>,
  numberFrom: number,
): Promise<MeasuredStep[]> {
  const steps: MeasuredStep[] = [];
  let number = numberFrom;
  for (const { rate, due } of plan) {
    report(`  ${rate} a second`);
    const start = performance.now();
    const ownBefore = process.cpuUsage();
    const machineBefore = machineMs();
    const before = await usage();
    const done = await drive(due, seconds, actions, number);
    const after = await usage();
    const own = process.cpuUsage(ownBefore);
    const elapsed = performance.now() - start;
    const percent = (milliseconds: number) => (milliseconds / elapsed) * 100;
    const functionsLoad = percent(after.processorMs - before.processorMs);
    const emulatorsLoad = percent((own.user + own.system) / 1_000);
    number += due.length;
    steps.push({
      ...summarizeStep(rate, seconds, done),
      functionsLoad,
      emulatorsLoad,
      othersLoad: percent(machineMs() - machineBefore) - functionsLoad - emulatorsLoad,
      memoryBytes: after.memoryBytes,
    });
    if (findBend(steps) !== -1) break;
  }
  return steps;
}

/** Processor time that all cores together have spent at work since the machine's start. */
function machineMs(): number {
  return cpus().reduce(
    (sum, { times }) => sum + times.user + times.nice + times.sys + times.irq,
    0,
  );
}
