/**
 * `npm run brand:rebuild [-- --local | --project <id>] [--apply]`: counts the Brand Checker's tests
 * anew and compares them with the numbers that each campaign keeps. Without `--apply` it only says
 * which are wrong.
 */
import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { describeTarget, pointTo, pushTarget } from '../library/push-target.ts';
import { describeRebuilt, rebuildStats } from './rebuild.ts';

async function main(): Promise<void> {
  const { values: flags } = parseArgs({
    options: {
      apply: { type: 'boolean', default: false },
      local: { type: 'boolean' },
      project: { type: 'string' },
    },
  });
  const target = pushTarget(flags, process.env);
  await pointTo(target);
  const app = initializeApp({ projectId: target.projectId });
  try {
    const rebuilt = await rebuildStats(getFirestore(app), flags.apply);
    const isLeft = !flags.apply && rebuilt.some(({ isWrong }) => isWrong);
    const lines = [describeTarget(target), ...describeRebuilt(rebuilt)];
    if (isLeft) lines.push('Nothing is written yet. Add "-- --apply" to write it.');
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await deleteApp(app);
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
