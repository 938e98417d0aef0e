/**
 * How many random cases a test plays: few in `npm test`, which everybody waits for, and all of them
 * with `RANDOM_RUNS=all`, as the nightly workflow does.
 */
export function randomRuns({ usual, all }: { usual: number; all: number }): number {
  return process.env['RANDOM_RUNS'] === 'all' ? all : usual;
}
