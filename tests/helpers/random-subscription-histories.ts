import fc from 'fast-check';
import { expect } from 'vitest';
import { readEntitlement } from '#functions/usecases/entitlement.ts';
import { isStripeEventType } from '#shared/entities/stripe-event.ts';
import type { Backend } from './api-server-backend.ts';
import { signUp } from './api-server-client.ts';
import { isMembership } from './expected-records.ts';
import { expectNothingLeft, expectStoredLikeStripe } from './api-server-truth.ts';
import { cases } from './cases.ts';
import type { FreshBackend } from './fresh-backend.ts';
import { ledgerNow } from './ledger.ts';
import { SubscriptionHistory, type Move } from './subscription-history.ts';
import type { Steps } from './subscription-steps.ts';

/** How many histories each file runs. */
const HISTORIES = cases({ usual: 10, all: 200 });

const step = fc.record({ kind: fc.constant('step' as const), pick: fc.nat() });
/**
 * Each number picks one of the events so far, 0 the newest, so that they come in any order and
 * repeatedly, and fresh ones often meet a delivery of an older one.
 */
const delivery = fc.record({
  kind: fc.constant('deliver' as const),
  picks: fc.array(fc.oneof(fc.nat(), fc.nat({ max: 2 })), { minLength: 1, maxLength: 6 }),
  concurrency: fc.integer({ min: 1, max: 5 }),
  pace: fc.constantFrom('awaited' as const, 'let go' as const, 'overtaken' as const),
});
const history = fc.record({
  moves: fc.array(fc.oneof(step, delivery), {
    minLength: 1,
    maxLength: 8,
  }),
  /** How many deliveries get lost: during the history, and of those after it. */
  lost: fc.nat({ max: 3 }),
  lostInTheEnd: fc.nat({ max: 3 }),
  /** Whether what did not come until the end never comes, and the ledger has to find it. */
  endsWithLedger: fc.boolean(),
  /** Events that come once more when everything has been applied. */
  again: fc.array(fc.nat(), { maxLength: 4 }),
});

/**
/**
 * Property test with random subscription histories: steps at any time, events delivered in any order,
 * repeatedly, several at once, some lost and some overtaken by others, until all have come or the ledger
 * has found them. In between nothing may be stored that Stripe has not had or that is older than what was
 * delivered; in the end the store, the claim and the payment records equal what Stripe holds, the payers
 * have back what they are owed, no event does anything a second time, and the ledger finds nothing.
 */
export async function checkRandomHistories(fresh: FreshBackend, steps: Steps): Promise<void> {
  await fc.assert(
    fc.asyncProperty(history, async ({ moves, lost, lostInTheEnd, endsWithLedger, again }) => {
      await fresh.reset();
      const { backend } = fresh;
      const { control } = backend;
      control.drop(lost);
      const member = await signUp(backend);
      const played = new SubscriptionHistory(backend, member, steps);
      const purchase: Move = { kind: 'step', pick: 0 };
      for (const move of [purchase, ...moves]) await played.make(move);
      await played.arrived();

      // What a process held that ended in the middle is free again.
      const later = new Date(Date.now() + 120_000);
      backend.setNow(later);
      control.drop(endsWithLedger ? 0 : lostInTheEnd);
      if (endsWithLedger) {
        // The second night stores what the first one did at Stripe.
        for (const night of [later, later]) await ledgerNow(night);
      } else {
        // What was lost or never sent comes with Stripe's retries.
        control.release();
        await control.settled();
        await ledgerNow(later);
        await control.settled();
      }
      await played.expectNothingInvented();
      if (played.isDeleted) await expectNothingLeft(backend, member);
      else await expectStoredLikeStripe(backend, member);
      await expectAccessUntilTheEnd(backend, member.uid);
      await played.ledger.expectPaid(backend.stripe);
      await expectAppliedOnce(backend, again);
      expect((await ledgerNow(later)).differences).toEqual([]);
    }),
    { numRuns: HISTORIES, endOnFailure: true },
  );
}

/** Premium until the end of the paid period, to the millisecond. */
async function expectAccessUntilTheEnd({ stripe }: Backend, uid: string): Promise<void> {
  const { data } = await stripe.subscriptions.list({ status: 'active' });
  const ours = data.filter(isMembership);
  expect(ours.length).toBeLessThanOrEqual(1);
  const [active] = ours;
  const isPremiumAt = async (time: number) =>
    (await readEntitlement(uid, new Date(time))).isPremium;
  const notice = active?.cancel_at ?? null;
  const end = (notice ?? active?.items.data[0]?.current_period_end ?? 0) * 1_000;
  expect(await isPremiumAt(end - 1)).toBe(active !== undefined);
  expect(await isPremiumAt(end)).toBe(active !== undefined && notice === null);
}

/** Every event that we handle is marked as applied, and another delivery of it makes no request. */
async function expectAppliedOnce(backend: Backend, again: readonly number[]): Promise<void> {
  const events = backend.control.events().filter(({ type }) => isStripeEventType(type));
  const refs = events.map(({ id }) => backend.db.doc(`stripe_events/${id}`));
  const marks = await backend.db.getAll(...refs);
  expect(marks.map((mark) => typeof mark.get('applied_at'))).toEqual(marks.map(() => 'string'));
  const asked = backend.gate.requests.length;
  const repeated = again.map((pick) => events[pick % events.length]?.id ?? '');
  const outcomes = await backend.control.deliver(repeated, { concurrency: 3 });
  expect(outcomes.filter(({ taken }) => !taken)).toEqual([]);
  expect(backend.gate.requests.slice(asked)).toEqual([]);
}
