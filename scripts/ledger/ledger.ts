/**
 * `npm run ledger [-- --now]`: the last runs of the nightly ledger on the stack that `npm start` runs;
 * with `--now` what Cloud Scheduler does every night, once, which takes nothing for being on its way.
 */
import { parseArgs } from 'node:util';
import type { LedgerRun } from '#shared/entities/ledger-run.ts';
import { functionsEnvironment, HOST, localPorts, PROJECT_ID } from '../environment.ts';
import { pointTo } from '../library/push-target.ts';

/** Runs that are shown. */
const SHOWN_RUNS = 10;

const { values: flags } = parseArgs({ options: { now: { type: 'boolean' } } });

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function show({ at, members, found, differences }: LedgerRun): void {
  say(`${at}  ${members.toLocaleString('en')} members, ${found} differences`);
  for (const { kind, object_id: id, mended } of differences) {
    say(`  ${mended ? 'mended' : 'left'}: ${kind} ${id}`);
  }
}

async function main(): Promise<void> {
  const ports = localPorts();
  await pointTo({ projectId: PROJECT_ID, emulator: `${HOST}:${ports.firestore}` });
  Object.assign(process.env, functionsEnvironment(ports));
  // Loaded now, because the functions read their settings from the environment.
  if (flags.now) {
    const { runLedger } = await import('#functions/usecases/ledger.ts');
    show(await runLedger(new Date(), 0));
    return;
  }
  const { listLedgerRuns } = await import('#functions/stores/ledger-runs.ts');
  const { rows } = await listLedgerRuns({ limit: SHOWN_RUNS });
  if (rows.length === 0) say('No run yet. "npm run ledger -- --now" makes one.');
  rows.forEach(show);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
