import { markdownTable } from '../bench/markdown-table.ts';
import { actionNames, MIX, type ActionName } from './mix.ts';
import type { MeasuredStep } from './ramp.ts';
import { BEND_FACTOR, findBend, type Step } from './steps.ts';

export function stepTable(steps: readonly MeasuredStep[]): string {
  return markdownTable(
    [
      ...['Asked a second', 'Done', 'p50 ms', 'p95', 'p99', 'p99 with models'],
      ...['Functions % of a core', 'Emulators', 'Others', 'Functions MB', 'Errors'],
    ],
    steps.map((step) => [
      ...[step.asked, step.done, step.p50, step.p95, step.p99, step.modelsP99],
      ...[step.functionsLoad, step.emulatorsLoad, step.othersLoad].map(Math.round),
      Math.round(step.memoryBytes / 1e6),
      errorsOf(step),
    ]),
  );
}

function errorsOf({ errors }: Step): string {
  const kinds = Object.entries(errors).sort(([, a], [, b]) => b - a);
  return kinds.map(([kind, count]) => `${count} x ${kind}`).join(', ') || 'none';
}

export function bendLine(steps: readonly Step[]): string {
  const bent = steps[findBend(steps)];
  const rule = `p99 above ${BEND_FACTOR} times the least of the steps before`;
  return bent === undefined
    ? `p99 did not bend (${rule}).`
    : `p99 bends at ${bent.asked} actions a second (${rule}).`;
}

export function processorTable(times: Record<ActionName, number>): string {
  const month = actionNames.reduce((sum, name) => sum + MIX[name].perMonth * times[name], 0);
  const actions = actionNames.reduce((sum, name) => sum + MIX[name].perMonth, 0);
  return markdownTable(
    ['Action', 'Functions, processor ms'],
    [
      ...actionNames.map((name) => [name, times[name]] as const),
      ['mean of the mix', Math.round((month / actions) * 10) / 10],
    ],
  );
}
