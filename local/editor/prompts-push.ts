/**
 * `npm run prompts:push [-- --local | --project <id>] [--apply]`: brings the prompts and videos of
 * `src/content` to Firestore. Without `--apply` it only says what it would do. Files with mistakes
 * stop it before anything is read or written.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { applyPush, describePlan, planPush } from '../library/push.ts';
import { describeTarget, pointTo, pushTarget } from '../library/push-target.ts';
import { readLibrary } from '../library/read-library.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function main(): Promise<void> {
  const { values: flags } = parseArgs({
    options: {
      apply: { type: 'boolean' },
      local: { type: 'boolean' },
      project: { type: 'string' },
    },
  });
  const target = pushTarget(flags, process.env);
  const library = await readLibrary(root);
  await pointTo(target);
  const app = initializeApp({ projectId: target.projectId });
  try {
    const db = getFirestore(app);
    const plan = await planPush(db, library);
    say([describeTarget(target), ...describePlan(plan)]);
    const writes = plan.added.length + plan.changed.length + plan.archived.length;
    if (writes === 0) return;
    if (flags.apply) await applyPush(db, plan);
    say([flags.apply ? 'Written.' : 'Nothing is written yet. Add "-- --apply" to write it.']);
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
