/**
 * `npm run brand:rebuild [-- --local | --project <id>] [--apply]`: counts the Brand Checker's tests
 * anew and compares them with the numbers that each campaign keeps. Without `--apply` it only prints
 * which are wrong.
 */
import { runPushCommand } from '../library/push-command.ts';
import { describeRebuilt, rebuildStats } from './rebuild.ts';

await runPushCommand(
  () => undefined,
  async (db) => {
    const rebuilt = await rebuildStats(db, false);
    return {
      lines: describeRebuilt(rebuilt),
      write: rebuilt.some(({ isWrong }) => isWrong) ? () => rebuildStats(db, true) : null,
    };
  },
);
