import type { BrandRun } from '../entities/brand-run.ts';
import type {
  CampaignSchedule,
  LastRun,
  RunProblem,
  RunReport,
} from '../entities/campaign-schedule.ts';
import { problemsOf } from './run-slots.ts';

/** The schedule stops when a platform does not answer in this many runs in a row. */
const MAX_SILENT_RUNS = 3;

/** The summary of a finished run that the campaign stores. */
export function lastRunOf(
  run: BrandRun,
  before: LastRun | null,
  report: RunReport,
  now: Date,
): LastRun {
  const answers = run.slots.filter(({ state }) => state === 'done').length;
  return {
    id: run.id,
    due_at: run.due_at,
    closed_at: now.toISOString(),
    planned: run.slots.length,
    answers,
    report,
    problems: problemsOf(run.slots),
    base_id: answers > 0 ? run.id : (before?.base_id ?? null),
    earlier_id: (answers > 0 ? before?.base_id : before?.earlier_id) ?? null,
  };
}

/**
 * The schedule after a run. It stops after lasting problems: an ended membership, a retired model,
 * or a provider that has not answered for several runs. Searches come back with the next month.
 */
export function afterRun(
  schedule: CampaignSchedule,
  problems: readonly RunProblem[],
  now: Date,
): CampaignSchedule {
  const silent = problems.find(({ reason }) => reason === 'provider-outage')?.platforms ?? [];
  const silent_runs: CampaignSchedule['silent_runs'] = {};
  for (const platform of silent) {
    silent_runs[platform] = (schedule.silent_runs[platform] ?? 0) + 1;
  }
  const isLasting = Object.values(silent_runs).some((runs) => runs >= MAX_SILENT_RUNS);
  const final = problems.find(({ reason }) =>
    reason === 'provider-outage' ? isLasting : reason !== 'search-quota',
  );
  if (final === undefined) return { ...schedule, silent_runs };
  return {
    ...schedule,
    silent_runs,
    next_run_at: null,
    stopped: { ...final, at: now.toISOString() },
  };
}
