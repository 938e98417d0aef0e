import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { ApiUsage } from '../bench/api-process.ts';
import { report } from '../bench/part.ts';
import type { Action } from './actions.ts';
import type { Arrival } from './arrivals.ts';
import { drive } from './drive.ts';
import type { ActionName } from './mix.ts';
import { findBend, summarizeStep, type Step } from './steps.ts';

/** What a step took. */
interface Load {
  /** Of one core, in percent: the functions, and everything else in the run's own process. */
  functionsLoad: number;
  emulatorsLoad: number;
  /** Whoever else works on the machine. */
  othersLoad: number;
  memoryBytes: number;
}

export type MeasuredStep = Step & Load;

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
    // Only while actions come: afterwards the slowest of them are waited for.
    const [done, load] = await Promise.all([
      drive(due, seconds, actions, number),
      loadDuring(seconds, usage),
    ]);
    number += due.length;
    steps.push({ ...summarizeStep(rate, seconds, done), ...load });
    if (findBend(steps) !== -1) break;
  }
  return steps;
}

async function loadDuring(seconds: number, usage: () => Promise<ApiUsage>): Promise<Load> {
  const start = performance.now();
  const own = process.cpuUsage();
  const machine = machineMs();
  const before = await usage();
  await delay(seconds * 1_000);
  const after = await usage();
  const { user, system } = process.cpuUsage(own);
  const percent = (milliseconds: number) => (milliseconds / (performance.now() - start)) * 100;
  const functionsLoad = percent(after.processorMs - before.processorMs);
  const emulatorsLoad = percent((user + system) / 1_000);
  return {
    functionsLoad,
    emulatorsLoad,
    othersLoad: percent(machineMs() - machine) - functionsLoad - emulatorsLoad,
    memoryBytes: after.memoryBytes,
  };
}

/** Processor time that all cores together have spent at work since the machine's start. */
function machineMs(): number {
  return cpus().reduce(
    (sum, { times }) => sum + times.user + times.nice + times.sys + times.irq,
    0,
  );
}
