import type { Difference } from '#shared/entities/ledger-run.ts';
import { PaymentProviderError } from '../gateways/stripe.ts';
import { logFailure } from '../log.ts';

/** Scope of a run. */
export interface LedgerScope {
  now: Date;
  /** Events since then are looked for. */
  since: Date;
  /** Newer events and deletions are still being processed and are skipped; null skips none. */
  due: Date | null;
}

/** Adds a difference to the run. */
export type Note = (kind: Difference['kind'], objectId: string, mended: boolean) => void;

/**
 * Runs one step of many. A failure is logged and added as a difference, so that the others still run.
 *
 * @throws PaymentProviderError while Stripe cannot be asked, which would fail all the others too
 */
export async function attempt(
  objectId: string,
  note: Note,
  run: () => Promise<void>,
  kind: Difference['kind'] = 'failed',
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof PaymentProviderError && !error.isRefusal) throw error;
    logFailure('ledger', error, { object_id: objectId });
    note(kind, objectId, false);
  }
}
