/** With `TEST_CASES=all`, as in the nightly workflow: also what takes long for what it finds. */
export const ALL_CASES = process.env['TEST_CASES'] === 'all';

/** How many cases a test plays: few in `npm test`, which everybody waits for, and at night all. */
export function cases({ usual, all }: { usual: number; all: number }): number {
  return ALL_CASES ? all : usual;
}
