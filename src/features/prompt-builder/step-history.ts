/** The steps that the browser's Back button leads through, the shown one last. */
export type Trail = readonly number[];

/** The trail that a history entry holds; one that does not end with the shown step is not ours. */
export function trailOf(entry: unknown, shown: number): Trail {
  const trail = (entry as { trail?: unknown } | null)?.trail;
  return Array.isArray(trail) && trail.at(-1) === shown ? (trail as number[]) : [shown];
}

/** The step of a history entry, undefined when the builder did not make it. */
export function stepOf(entry: unknown): number | undefined {
  const trail = (entry as { trail?: unknown } | null)?.trail;
  const step: unknown = Array.isArray(trail) ? trail.at(-1) : undefined;
  return typeof step === 'number' ? step : undefined;
}

/**
 * How history follows a move: back to the step's own entry when there is one, so that Back never
 * leads around in a circle, else on to a new entry.
 */
export function historyMove(trail: Trail, step: number): { back: number } | { push: Trail } {
  const at = trail.lastIndexOf(step);
  return at === -1 ? { push: [...trail, step] } : { back: trail.length - 1 - at };
}
