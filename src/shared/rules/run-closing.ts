import type { BrandRun } from '../entities/brand-run.ts';
import type {
  CampaignSchedule,
  LastRun,
  RunProblem,
  RunReport,
} from '../entities/campaign-schedule.ts';
import { problemsOf } from './run-slots.ts';

/** Runs in a row that a platform may be silent in before the schedule stops. */
const MAX_OUTAGES = 3;

/** What a campaign keeps of a run that is over. */
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
  };
}

/**
 * The schedule after a run. What the next run cannot mend stops it: an ended membership, a retired model
 * and a provider that is silent for several runs.
 */
export function afterRun(
  schedule: CampaignSchedule,
  problems: readonly RunProblem[],
  now: Date,
): CampaignSchedule {
  const isOut = problems.some(({ reason }) => reason === 'provider-outage');
  const outages = isOut ? schedule.outages + 1 : 0;
  const final = problems.find(
    ({ reason }) => reason !== 'provider-outage' || outages >= MAX_OUTAGES,
  );
  if (final === undefined) return { ...schedule, outages };
  return {
    ...schedule,
    outages,
    next_run_at: null,
    stopped: { ...final, at: now.toISOString() },
  };
}
