import type { BrandRun } from '../entities/brand-run.ts';

/** A run that waits for its next answer. */
export type WaitingRun = Pick<BrandRun, 'id' | 'kind' | 'user_id' | 'due_at' | 'waiting_since'>;

/**
 * The run with the next turn: the oldest run of the member who has waited longest since the last
 * turn, however many campaigns the member has. Questions come before schedules: somebody waits.
 */
export function nextTurn<R extends WaitingRun>(all: readonly R[]): R | null {
  const questions = all.filter(({ kind }) => kind === 'question');
  const runs = questions.length > 0 ? questions : all;
  const waits = membersWait(runs);
  const isBefore = (a: R, b: R): boolean => {
    const order =
      compare(waits.get(a.user_id) ?? '', waits.get(b.user_id) ?? '') ||
      compare(a.user_id, b.user_id) ||
      compare(a.due_at, b.due_at) ||
      compare(a.id, b.id);
    return order < 0;
  };
  let first: R | null = null;
  for (const run of runs) if (first === null || isBefore(run, first)) first = run;
  return first;
}

/** The runs after a member's turn: the next turn comes after all other members'. */
export function afterTurn<R extends WaitingRun>(
  runs: readonly R[],
  member: string,
  at: string,
): R[] {
  return runs.map((run) => (run.user_id === member ? { ...run, waiting_since: at } : run));
}

/**
 * When each member's wait began: at the last turn of any run, or when the oldest was due. A new run
 * does not change the order of the older ones.
 */
function membersWait(runs: readonly WaitingRun[]): Map<string, string> {
  const turns = new Map<string, string>();
  const dues = new Map<string, string>();
  for (const { user_id, due_at, waiting_since } of runs) {
    const [turn, due] = [turns.get(user_id), dues.get(user_id)];
    if (waiting_since > due_at && waiting_since > (turn ?? '')) turns.set(user_id, waiting_since);
    if (due === undefined || due_at < due) dues.set(user_id, due_at);
  }
  return new Map([...dues, ...turns]);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
