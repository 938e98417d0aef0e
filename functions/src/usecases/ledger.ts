import type { Difference, LedgerRun } from '#shared/entities/ledger-run.ts';
import { DAY_MS, MINUTE_MS } from '#shared/rules/durations.ts';
import { ledgerReport } from '../mail/ledger.ts';
import { findLastRun, saveLedgerRun } from '../stores/ledger-runs.ts';
import { listActivePlans } from '../stores/plans.ts';
import { forgetRefusedRefund, listRefusedRefunds } from '../stores/refused-refunds.ts';
import { refundOnce, retrieveInvoice } from './invoice-money.ts';
import { finishDeletions } from './ledger-accounts.ts';
import { applyMissedEvents } from './ledger-events.ts';
import { compareMemberships } from './ledger-memberships.ts';
import { attempt, type Note } from './ledger-step.ts';
import { carryOutWithdrawals } from './ledger-withdrawals.ts';
import { hasStripesPrice } from './order-guards.ts';

/** Younger events and deletions are still being processed, in milliseconds. */
const PATIENCE_MS = 10 * MINUTE_MS;

/** Stripe keeps events for 30 days. */
const EVENTS_KEPT_MS = 30 * DAY_MS;

/** An event can be dated before the last run and come after it. */
const OVERLAP_MS = 2 * DAY_MS;

/** Differences that a run stores one by one. */
const MAX_LISTED_DIFFERENCES = 100;

/**
 * The nightly ledger (product 5.18): compares the store with Stripe, repairs differences with the same
 * sync as the webhook, and reports them to the operator. The order of its steps matters: what one step
 * repairs is no difference in a later one. An interrupted run stores nothing; the next one starts over.
 *
 * @param patience events and deletions younger than this are skipped, in milliseconds
 * @throws PaymentProviderError while Stripe cannot be asked
 */
export async function runLedger(now: Date, patience = PATIENCE_MS): Promise<LedgerRun> {
  const differences: Difference[] = [];
  const note: Note = (kind, object_id, mended) => differences.push({ kind, object_id, mended });
  const scope = {
    now,
    since: await sinceWhen(now),
    due: patience === 0 ? null : new Date(now.getTime() - patience),
  };
  await finishDeletions(scope, note);
  await applyMissedEvents(scope, note);
  await carryOutWithdrawals(scope, note);
  const members = await compareMemberships(scope, note);
  await tryRefusedRefunds(note);
  await comparePrices(note);

  const left = differences.filter(({ mended }) => !mended);
  const listed = [...left, ...differences.filter(({ mended }) => mended)];
  const result = {
    at: now.toISOString(),
    members,
    found: differences.length,
    left: left.length,
    differences: listed.slice(0, MAX_LISTED_DIFFERENCES),
  };
  return saveLedgerRun(result, result.found === 0 ? null : ledgerReport(result), now);
}

async function sinceWhen(now: Date): Promise<Date> {
  const oldest = now.getTime() - EVENTS_KEPT_MS;
  const last = await findLastRun();
  return new Date(last === null ? oldest : Math.max(oldest, Date.parse(last) - OVERLAP_MS));
}

async function tryRefusedRefunds(note: Note): Promise<void> {
  for (const { id, invoice_id: invoiceId, purpose, cents } of await listRefusedRefunds()) {
    await attempt(invoiceId, note, async () => {
      const outcome = await refundOnce(await retrieveInvoice(invoiceId), purpose, cents);
      if (outcome === 'settled') await forgetRefusedRefund(id);
      note('refund', invoiceId, outcome === 'settled');
    });
  }
}

async function comparePrices(note: Note): Promise<void> {
  for (const { stripe_price_id: price, ...plan } of await listActivePlans()) {
    if (price === null) continue;
    await attempt(price, note, async () => {
      if (!(await hasStripesPrice({ ...plan, stripe_price_id: price })))
        note('price', price, false);
    });
  }
}
