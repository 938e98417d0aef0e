import { brandPlatformIds } from '#shared/entities/brand-platform.ts';
import { configuredModels, requireModelSettings } from '../gateways/models.ts';
import { logFailure, logWarning } from '../log.ts';
import { listWaitingRuns } from '../stores/brand-runs.ts';
import { listDueCampaigns, openDueRun } from '../stores/due-campaigns.ts';
import { claimTurn, finishTurn } from './run-turn.ts';
import { BUDGET_MS, LANES } from './schedule-pace.ts';
import { TurnQueue, type ScheduleOutcome } from './turn-queue.ts';

/** Most due campaigns, and most open runs, of one call: those that wait longest. */
const MAX_RUNS = 1_000;

const BEGUN_AT_ONCE = 20;

/**
 * Begins the runs that are due, then takes turns of all open runs, one question each (product 21.17),
 * until nothing is left that may be asked or BUDGET_MS is over. Members' questions with web search come
 * first: their own task asks them, and what it has left is continued here. The next call continues. A call can be killed at any moment, and two can run at the same time.
 */
export async function runSchedules(clock = () => new Date()): Promise<ScheduleOutcome> {
  requireModelSettings(brandPlatformIds);
  const end = performance.now() + BUDGET_MS;
  const isOver = () => performance.now() > end;
  await beginDueRuns(clock, isOver);
  const outcome = await takeTurns(clock, isOver);
  if (outcome.left > 0) logWarning('scheduled runs left', { ...outcome });
  return outcome;
}

/** A run that cannot be begun is logged and does not stop the others. */
async function beginDueRuns(clock: () => Date, isOver: () => boolean): Promise<void> {
  const due = await listDueCampaigns(clock(), MAX_RUNS);
  const models = configuredModels();
  while (due.length > 0 && !isOver()) {
    const some = due.splice(0, BEGUN_AT_ONCE);
    await Promise.all(
      some.map((id) =>
        openDueRun(id, models, clock()).catch((error: unknown) =>
          logFailure('scheduled run not begun', error, { campaign: id }),
        ),
      ),
    );
  }
}

async function takeTurns(clock: () => Date, isOver: () => boolean): Promise<ScheduleOutcome> {
  const queue = new TurnQueue(await listWaitingRuns(MAX_RUNS));
  const inOrder = oneAfterTheOther();
  const lane = async () => {
    while (!isOver()) {
      const turn = queue.take(clock());
      if (turn === null) return;
      const { run, siblingId } = turn;
      const claim = inOrder(() => claimTurn(run, siblingId, clock));
      const finish = claim.then((claimed) => finishTurn(run.id, claimed, clock));
      const result = await finish.catch((error: unknown) => {
        logFailure('turn of a scheduled run failed', error, { run: run.id });
        return 'failed' as const;
      });
      queue.settle(run, result);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return queue.outcome();
}

/**
 * Runs tasks one after the other, so that the last answers of a day go to members in the order of their
 * turns and not to the fastest claim (product 21.17).
 */
function oneAfterTheOther(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
