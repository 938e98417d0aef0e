import { afterTurn, nextTurn } from '#shared/rules/schedule-turns.ts';
import type { ListedRun } from '../stores/brand-runs.ts';
import type { Turn } from './run-turn.ts';

/** What one call of the scheduler came to. */
export interface ScheduleOutcome {
  /** Models that were asked. */
  asked: number;
  /** Runs that ended, each with its report. */
  closed: number;
  /** Runs that still wait, how many questions they have left, and why. */
  left: number;
  left_questions: number;
  reason: 'ceiling' | 'quota' | 'time' | 'failures' | null;
}

/** The open runs of one call, in the order of their turns. A run that is taken is nobody else's. */
export class TurnQueue {
  #runs: ListedRun[];
  #left: ListedRun[] = [];
  #reason: ScheduleOutcome['reason'] = null;
  #isFull = false;
  #turns = 0;
  #asked = 0;
  #closed = 0;

  constructor(runs: readonly ListedRun[]) {
    this.#runs = [...runs];
  }

  /**
   * The run whose turn it is, and another of its member's that has to remember this turn. Runs that only
   * have to be closed come first, also when everybody's answers are used up.
   */
  take(now: Date): { run: ListedRun; heir: string | null } | null {
    const done = this.#runs.find(({ open_slots }) => open_slots === 0);
    const run = done ?? (this.#isFull ? null : nextTurn(this.#runs));
    if (run === null) return null;
    const others = this.#runs.filter((other) => other !== run);
    // Turns within a millisecond have an order too.
    const at = `${now.toISOString()}-${String((this.#turns += 1)).padStart(6, '0')}`;
    this.#runs = done === undefined ? afterTurn(others, run.user_id, at) : others;
    const heir = others.find((other) => other.user_id === run.user_id)?.id ?? null;
    return { run: { ...run, waiting_since: at }, heir };
  }

  /** What became of a turn; a run that has more to ask comes back. */
  settle(run: ListedRun, turn: Turn | 'failed'): void {
    const open_slots = Math.max(0, run.open_slots - 1);
    switch (turn) {
      case 'asked':
        this.#asked += 1;
        // Its last answer is stored, and the run closed, by the turn that asked for it.
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
        this.#runs.push(run);
        return;
      case 'quota': {
        const own = this.#runs.filter((other) => other.user_id === run.user_id);
        this.#runs = this.#runs.filter((other) => other.user_id !== run.user_id);
        this.#leave([run, ...own], 'quota');
      }
    }
  }

  outcome(): ScheduleOutcome {
    this.#leave(this.#runs.splice(0), this.#isFull ? 'ceiling' : 'time');
    return {
      asked: this.#asked,
      closed: this.#closed,
      left: this.#left.length,
      left_questions: this.#left.reduce((sum, { open_slots }) => sum + open_slots, 0),
      reason: this.#reason,
    };
  }

  #leave(runs: readonly ListedRun[], reason: ScheduleOutcome['reason']): void {
    if (runs.length === 0) return;
    this.#left.push(...runs);
    this.#reason = reason;
  }
}
