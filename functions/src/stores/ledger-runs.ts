import { ledgerRunSchema, type LedgerRun } from '#shared/entities/ledger-run.ts';
import { expiryOf } from '#shared/rules/retention.ts';
import type { Mail } from '../mail/compose.ts';
import { database } from './database.ts';
import { mailRow } from './outgoing-mail.ts';
import { newestFirst, readPage, type Page, type PageRequest } from './pages.ts';

const COLLECTION = 'ledger_runs';

/** Stores the result of a run and queues the report to the operator, in one transaction. */
export async function saveLedgerRun(
  result: Omit<LedgerRun, 'id'>,
  mail: Mail | null,
  now: Date,
): Promise<LedgerRun> {
  const db = await database();
  const ref = db.collection(COLLECTION).doc();
  const run = { ...result, id: ref.id };
  const batch = db.batch();
  // A run without differences is asked for by itself.
  batch.create(ref, { ...run, clean: run.found === 0, expires_at: expiryOf(COLLECTION, now) });
  if (mail !== null) {
    const row = mailRow(db, mail, now);
    batch.create(row.ref, row.data);
  }
  await batch.commit();
  return run;
}

/** Newest first. */
export async function listLedgerRuns(page: PageRequest): Promise<Page<LedgerRun>> {
  const runs = (await database()).collection(COLLECTION);
  return readPage(ledgerRunSchema, newestFirst(runs, 'at'), page);
}

/** When the last run found no difference, a UTC instant; null when none ever did. */
export async function findLastCleanRun(): Promise<string | null> {
  const runs = (await database()).collection(COLLECTION).where('clean', '==', true);
  const { docs } = await runs.orderBy('at', 'desc').limit(1).get();
  const at: unknown = docs[0]?.get('at');
  return typeof at === 'string' ? at : null;
}

/** When the last run was; null before the first. */
export async function findLastRun(): Promise<string | null> {
  const [run] = (await listLedgerRuns({ limit: 1 })).rows;
  return run?.at ?? null;
}
