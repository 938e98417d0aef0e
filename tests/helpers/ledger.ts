import { runLedger } from '#functions/usecases/ledger.ts';
import type { LedgerRun } from '#shared/entities/ledger-run.ts';

/** A run that takes nothing for being on its way. */
export async function ledgerNow(now = new Date()): Promise<LedgerRun> {
  return runLedger(now, 0);
}

/** What a run found of these kinds, each as `kind id` with a mark for what it has put right. */
export function foundBy({ differences }: LedgerRun): string[] {
  return differences.map(
    ({ kind, object_id: id, mended }) => `${kind} ${id} ${mended ? 'mended' : 'left'}`,
  );
}
