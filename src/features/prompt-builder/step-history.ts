/** The steps of the browser's history, the current one last. */
export type Trail = readonly number[];

/** The trail in a history entry's state; ignored unless it ends with the current step. */
export function trailOf(entry: unknown, shown: number): Trail {
  const trail = (entry as { trail?: unknown } | null)?.trail;
  return Array.isArray(trail) && trail.at(-1) === shown ? (trail as number[]) : [shown];
}

/** The step of a history entry; undefined for entries of other pages. */
export function stepOf(entry: unknown): number | undefined {
  const trail = (entry as { trail?: unknown } | null)?.trail;
  const step: unknown = Array.isArray(trail) ? trail.at(-1) : undefined;
  return typeof step === 'number' ? step : undefined;
}

/**
 * How to update the history after a move: go back to the step's entry when there is one, so that
 * Back does not go in circles, else push a new entry.
 */
export function historyMove(trail: Trail, step: number): { back: number } | { push: Trail } {
  const at = trail.lastIndexOf(step);
  return at === -1 ? { push: [...trail, step] } : { back: trail.length - 1 - at };
}
