/**
 * `npm run schedule [-- --now [--member <e-mail>]]`: what Cloud Scheduler does every ten minutes, once,
 * for the stack that `npm start` runs: begins the Brand Checker's runs that are due and takes turns of
 * all open ones. `--now` makes every schedule due first, or those of one member.
 */
import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { functionsEnvironment, HOST, localPorts, PROJECT_ID } from '../environment.ts';
import { pointTo } from '../library/push-target.ts';
import { makeDue } from './make-due.ts';

const { values: flags } = parseArgs({
  options: { now: { type: 'boolean' }, member: { type: 'string' } },
});

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function main(): Promise<void> {
  const ports = localPorts();
  await pointTo({ projectId: PROJECT_ID, emulator: `${HOST}:${ports.firestore}` });
  Object.assign(process.env, functionsEnvironment(ports));
  if (flags.now) {
    const app = initializeApp({ projectId: PROJECT_ID }, 'schedule');
    const due = await makeDue(getFirestore(app), new Date(), flags.member);
    await deleteApp(app);
    say(`${due} campaigns made due.`);
  }
  // Loaded now, because the functions read their settings from the environment.
  const { runSchedules } = await import('#functions/usecases/run-schedules.ts');
  const { asked, closed, left, left_questions: questions, reason } = await runSchedules();
  say(`${asked} models asked, ${closed} runs done and reported.`);
  if (left > 0) say(`Left: ${left} runs with ${questions} questions (${reason}).`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
