/**
 * `npm run brand:rebuild [-- --local | --project <id>] [--apply]`: counts the Brand Checker's tests
 * anew and compares them with the numbers that each campaign keeps. Without `--apply` it only says
 * which are wrong.
 */
import { parseArgs } from 'node:util';
import { withFirestore } from '../library/connect.ts';
import { describeTarget, pushTarget } from '../library/push-target.ts';
import { describeRebuilt, rebuildStats } from './rebuild.ts';

try {
  const { values: flags } = parseArgs({
    options: {
      apply: { type: 'boolean', default: false },
      local: { type: 'boolean' },
      project: { type: 'string' },
    },
  });
  const target = pushTarget(flags, process.env);
  await withFirestore(target, async (db) => {
    const rebuilt = await rebuildStats(db, flags.apply);
    const isLeft = !flags.apply && rebuilt.some(({ isWrong }) => isWrong);
    const lines = [describeTarget(target), ...describeRebuilt(rebuilt)];
    if (isLeft) lines.push('Nothing is written yet. Add "-- --apply" to write it.');
    process.stdout.write(`${lines.join('\n')}\n`);
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
