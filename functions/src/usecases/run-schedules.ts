import { brandPlatformIds } from '#shared/entities/brand-platform.ts';
import { requireModelSettings } from '../gateways/models.ts';
import { logFailure, logWarning } from '../log.ts';
import { listWaitingRuns } from '../stores/brand-runs.ts';
import { listDueCampaigns, openDueRun } from '../stores/due-campaigns.ts';
import { claimTurn, finishTurn } from './run-turn.ts';
import { TurnQueue, type ScheduleOutcome } from './turn-queue.ts';

/** Due campaigns, and open runs, that one call looks at: those that wait longest. */
const MAX_RUNS = 1_000;

const BEGUN_AT_ONCE = 20;

/** Models asked at the same time; providers limit how much may be under way. */
const LANES = 4;

/** After this long a call begins nothing new: the next one goes on. */
const BUDGET_MS = 7 * 60_000;

/**
 * Begins the runs that are due and takes turns of all open ones, a question at a time, until nothing is
 * left to ask, everybody's answers of the day are used up or its own time is over. What it leaves is
 * taken up by the next call; it may be ended at any moment, and two may run at once.
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

/** One that cannot be begun holds up no other. */
async function beginDueRuns(clock: () => Date, isOver: () => boolean): Promise<void> {
  const due = await listDueCampaigns(clock(), MAX_RUNS);
  while (due.length > 0 && !isOver()) {
    const some = due.splice(0, BEGUN_AT_ONCE);
    await Promise.all(
      some.map((id) =>
        openDueRun(id, clock()).catch((error: unknown) =>
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
      const { run, heir } = turn;
      const claim = inOrder(() => claimTurn(run, heir, clock));
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
 * Starts each piece of work when the one before has ended. Of the last answers of a day, none goes to a
 * member whose turn comes later because another's claim took longer (product 21.17).
 */
function oneAfterTheOther(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
