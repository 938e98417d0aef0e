/**
 * `npm run prompts:push [-- --local | --project <id>] [--apply]`: brings the prompts and lessons of
 * `src/content` to Firestore. Without `--apply` it only prints what it would do. Files with mistakes
 * stop it before anything is read or written, and for a real project example videos too.
 */
import { fileURLToPath } from 'node:url';
import { requireRealVideos } from '#src/integrations/example-videos.ts';
import { applyPush, describePlan, planPush } from '../library/push.ts';
import { runPushCommand } from '../library/push-command.ts';
import { readLibrary } from '../library/read-library.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

await runPushCommand(
  ({ emulator }) => {
    requireRealVideos(emulator === undefined ? 'firebase' : 'local', `${root}src/content`);
    return readLibrary(root);
  },
  async (db, library) => {
    const plan = await planPush(db, library);
    const writes = plan.added.length + plan.changed.length + plan.archived.length;
    return { lines: describePlan(plan), write: writes === 0 ? null : () => applyPush(db, plan) };
  },
);
