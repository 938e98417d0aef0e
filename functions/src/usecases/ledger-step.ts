import type { Difference } from '#shared/entities/ledger-run.ts';
import { PaymentProviderError } from '../gateways/stripe.ts';
import { logFailure } from '../log.ts';

/** What a run looks at. */
export interface LedgerScope {
  now: Date;
  /** Events since then are looked for. */
  since: Date;
  /** What began later is on its way; null to wait for nothing. */
  due: Date | null;
}

/** Notes a difference. */
export type Note = (kind: Difference['kind'], objectId: string, mended: boolean) => void;

/**
 * Does one thing of many; one that fails is a difference and does not keep the others from their turn.
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
