/**
 * `npm run prompts:push [-- --local | --project <id>] [--apply]`: brings the prompts, lessons and first events
 * of `src/content` to Firestore. Without `--apply` it only prints what it would do. Files with mistakes
 * stop it before anything is read or written.
 */
import { fileURLToPath } from 'node:url';
import { requireRealEvents } from '../library/event-documents.ts';
import { applyPush, describePlan, planPush } from '../library/push.ts';
import { runPushCommand } from '../library/push-command.ts';
import { pushTarget } from '../library/push-target.ts';
import { readLibrary } from '../library/read-library.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

await runPushCommand(
  async (flags) => {
    const library = await readLibrary(root);
    if (pushTarget(flags, process.env).emulator === undefined) requireRealEvents(library.events);
    return library;
  },
  async (db, library) => {
    const plan = await planPush(db, library);
    const writes = plan.added.length + plan.changed.length + plan.archived.length;
    return { lines: describePlan(plan), write: writes === 0 ? null : () => applyPush(db, plan) };
  },
);
