import type { RunWait } from '#shared/entities/campaign-schedule.ts';
import { afterTurn, nextTurn } from '#shared/rules/schedule-turns.ts';
import type { ListedRun } from '../stores/brand-runs.ts';
import type { Turn } from './run-turn.ts';

/** Result of one call of the scheduler. */
export interface ScheduleOutcome {
  /** Questions that a model was asked. */
  asked: number;
  /** Runs that were closed, each with its report. */
  closed: number;
  /** Runs that still wait, how many questions they have left, and why. */
  left: number;
  left_questions: number;
  reason: RunWait | 'time' | 'failures' | null;
}

/**
 * The open runs of one call of the scheduler, in the order of their turns (product 21.17). A run that
 * was taken is not in the queue until its turn is settled.
 */
export class TurnQueue {
  #runs: ListedRun[];
  #left: ListedRun[] = [];
  #reason: ScheduleOutcome['reason'] = null;
  /** All members' answers from memory of the day are used up: only questions with web search go on. */
  #isFull = false;
  /** The month's money is used up: only members' own questions go on. */
  #isOverBudget = false;
  #turns = 0;
  #asked = 0;
  #closed = 0;

  constructor(runs: readonly ListedRun[]) {
    this.#runs = [...runs];
  }

  /**
   * Takes the run whose turn it is, with another run of the same member for `claimSlot`. Runs that
   * only have to be closed come first, also when nothing may be asked any more.
   *
   * @returns null when no run can take a turn
   */
  take(now: Date): { run: ListedRun; siblingId: string | null } | null {
    const done = this.#runs.find(({ open_slots }) => open_slots === 0);
    const run = done ?? nextTurn(this.#runs.filter((each) => this.#canAsk(each)));
    if (run === null) return null;
    const others = this.#runs.filter((other) => other !== run);
    // The counter orders turns of the same millisecond.
    const at = `${now.toISOString()}-${String((this.#turns += 1)).padStart(6, '0')}`;
    this.#runs = done === undefined ? afterTurn(others, run.user_id, at) : others;
    const siblingId = others.find((other) => other.user_id === run.user_id)?.id ?? null;
    return { run: { ...run, waiting_since: at }, siblingId };
  }

  /** Records the result of a turn; a run with more to ask goes back into the queue. */
  settle(run: ListedRun, turn: Turn | 'failed'): void {
    const open_slots = Math.max(0, run.open_slots - 1);
    switch (turn) {
      case 'asked':
        this.#asked += 1;
        // The turn that asks the last question closes the run.
        if (open_slots > 0) this.#runs.push({ ...run, open_slots });
        return;
      case 'asked-and-closed':
        this.#asked += 1;
        this.#closed += 1;
        return;
      case 'closed':
        this.#closed += 1;
        return;
      case 'nothing':
        return;
      case 'failed':
        this.#leave([run], 'failures');
        return;
      case 'ceiling':
        this.#isFull = true;
        this.#leave([run], turn);
        return;
      case 'budget':
        this.#isOverBudget = true;
        this.#leave([run], turn);
        return;
      case 'quota':
      case 'searches':
        this.#leave([run], turn);
    }
  }

  outcome(): ScheduleOutcome {
    const stop = this.#isOverBudget ? 'budget' : this.#isFull ? 'ceiling' : 'time';
    this.#leave(this.#runs.splice(0), stop);
    return {
      asked: this.#asked,
      closed: this.#closed,
      left: this.#left.length,
      left_questions: this.#left.reduce((sum, { open_slots }) => sum + open_slots, 0),
      reason: this.#reason,
    };
  }

  #canAsk({ kind, open_searches }: ListedRun): boolean {
    if (this.#isOverBudget && kind === 'schedule') return false;
    return !this.#isFull || open_searches > 0;
  }

  #leave(runs: readonly ListedRun[], reason: ScheduleOutcome['reason']): void {
    if (runs.length === 0) return;
    this.#left.push(...runs);
    this.#reason = reason;
  }
}
