import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { describeTarget, pointTo, pushTarget } from './push-target.ts';

/** What a command found, and how it would mend it. */
export interface Findings {
  lines: readonly string[];
  /** Null when everything is as it should be. */
  write: (() => Promise<unknown>) | null;
}

/**
 * Runs a command that compares Firestore with what it should hold: `--local` is the stack on this
 * machine, `--project <id>` a project, and without `--apply` it only prints what it would do.
 *
 * @param prepare runs before Firestore is asked; what it throws stops the command
 * @param find reads, and writes nothing yet
 */
export async function runPushCommand<T>(
  prepare: (flags: { local?: boolean | undefined; project?: string | undefined }) => T | Promise<T>,
  find: (db: Firestore, prepared: T) => Promise<Findings>,
): Promise<void> {
  try {
    await push(prepare, find);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

async function push<T>(
  prepare: (flags: { local?: boolean | undefined; project?: string | undefined }) => T | Promise<T>,
  find: (db: Firestore, prepared: T) => Promise<Findings>,
): Promise<void> {
  const { values: flags } = parseArgs({
    options: {
      apply: { type: 'boolean' },
      local: { type: 'boolean' },
      project: { type: 'string' },
    },
  });
  const target = pushTarget(flags, process.env);
  const prepared = await prepare(flags);
  await pointTo(target);
  const app = initializeApp({ projectId: target.projectId });
  try {
    const { lines, write } = await find(getFirestore(app), prepared);
    say([describeTarget(target), ...lines]);
    if (write === null) return;
    if (flags.apply) await write();
    say([flags.apply ? 'Written.' : 'Nothing is written yet. Add "-- --apply" to write it.']);
  } finally {
    await deleteApp(app);
  }
}

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
