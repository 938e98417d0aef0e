/**
 * How many cases a test plays: few in `npm test`, which everybody waits for, and all of them with
 * `TEST_CASES=all`, as the nightly workflow does.
 */
export function cases({ usual, all }: { usual: number; all: number }): number {
  return process.env['TEST_CASES'] === 'all' ? all : usual;
}
