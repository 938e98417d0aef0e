/**
 * `npm run prompts:push [-- --local | --project <id>] [--apply]`: brings the prompts, lessons and first events
 * of `src/content` to Firestore. Without `--apply` it only prints what it would do. Files with mistakes
 * stop it before anything is read or written, and for a real project example videos and events too.
 */
import { fileURLToPath } from 'node:url';
import { requireRealVideos } from '#src/integrations/example-videos.ts';
import { requireRealEvents } from '../library/event-documents.ts';
import { applyPush, describePlan, planPush } from '../library/push.ts';
import { runPushCommand } from '../library/push-command.ts';
import { readLibrary } from '../library/read-library.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

await runPushCommand(
  async ({ emulator }) => {
    const isReal = emulator === undefined;
    requireRealVideos(isReal ? 'firebase' : 'local', `${root}src/content`);
    const library = await readLibrary(root);
    if (isReal) requireRealEvents(library.events);
    return library;
  },
  async (db, library) => {
    const plan = await planPush(db, library);
    const writes = plan.added.length + plan.changed.length + plan.archived.length;
    return { lines: describePlan(plan), write: writes === 0 ? null : () => applyPush(db, plan) };
  },
);
