import { expect, test } from 'vitest';
import { BUDGET_MS, CALL_EVERY_MINUTES, LANES } from '#functions/usecases/schedule-pace.ts';
import { TurnQueue } from '#functions/usecases/turn-queue.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/rules/durations.ts';

type Waiting = ConstructorParameters<typeof TurnQueue>[0][number];

const MEMBERS = 100;
const MEMORY = 24;
const SEARCH = 32;
const ANSWER_MS = 25_000;
const START = Date.UTC(2026, 10, 23, 5);
const iso = (time: number) => new Date(time).toISOString();

/** One run of each member, due at a time of its own within the first hour. */
const runs = Array.from({ length: MEMBERS }, (_, member): Waiting => {
  const due_at = iso(START + (member * HOUR_MS) / MEMBERS);
  return {
    id: `run-${member}`,
    kind: 'schedule',
    user_id: `member-${member}`,
    due_at,
    waiting_since: due_at,
    open_slots: MEMORY + SEARCH,
    open_searches: SEARCH,
  };
});

/**
 * A call of the scheduler as `runSchedules` makes it, with a clock that jumps from answer to answer.
 *
 * @returns the time when its last answer came, and the members in the order of their turns
 */
function call(at: number): { end: number; turns: string[] } {
  const isDue = ({ due_at, open_slots }: Waiting) => due_at <= iso(at) && open_slots > 0;
  const queue = new TurnQueue(runs.filter(isDue).map((run) => ({ ...run })));
  const asking: { until: number; run: Waiting }[] = [];
  const turns: string[] = [];
  let end = at;
  const begin = (time: number) => {
    const turn = time > at + BUDGET_MS ? null : queue.take(new Date(time));
    if (turn === null) return;
    turns.push(turn.run.user_id);
    asking.push({ until: time + ANSWER_MS, run: turn.run });
    const stored = runs.find(({ id }) => id === turn.run.id);
    if (stored) Object.assign(stored, { waiting_since: turn.run.waiting_since });
  };
  for (let lane = 0; lane < LANES; lane += 1) begin(at);
  for (let next = asking.shift(); next !== undefined; next = asking.shift()) {
    const { until, run } = next;
    end = Math.max(end, until);
    const stored = runs.find(({ id }) => id === run.id);
    if (stored === undefined) throw new Error(`No run ${run.id}`);
    stored.open_slots -= 1;
    queue.settle(run, stored.open_slots > 0 ? 'asked' : 'asked-and-closed');
    // A lane that once finds nothing to do ends, as it does in a call.
    begin(until);
  }
  return { end, turns };
}

test('100 members with 24 answers from memory and 32 with web search, all due in one hour, are done in three', () => {
  let end = START;
  const counts = new Map<string, number>();
  for (
    let at = START;
    runs.some(({ open_slots }) => open_slots > 0);
    at += CALL_EVERY_MINUTES * MINUTE_MS
  ) {
    const { end: last, turns } = call(at);
    end = Math.max(end, last);
    for (const member of turns) counts.set(member, (counts.get(member) ?? 0) + 1);
    // Nobody is far ahead of the others: the whole hour's members share what there is.
    expect(end).toBeLessThanOrEqual(START + 3 * HOUR_MS);
  }
  expect([...counts.values()]).toEqual(Array.from({ length: MEMBERS }, () => MEMORY + SEARCH));
});

test('a call ends within the 540 s that it has, also when its last answer and judgement are the slowest', () => {
  const SLOWEST_ANSWER_MS = 120_000;
  const SLOWEST_JUDGE_MS = 12_000;
  expect(BUDGET_MS + SLOWEST_ANSWER_MS + SLOWEST_JUDGE_MS).toBeLessThan(540_000);
});
