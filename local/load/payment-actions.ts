import { payWithCard } from '@anlauf/stripe-emulator/pay-with-card';
import type { Action, Scene } from './actions.ts';
import type { LoadMember } from './caller.ts';

/** Every so many buyers pay in two tabs at the same moment. */
const TWO_TABS = 5;

/** A deletion that broke off is repeated, as its message asks. */
const DELETION_TRIES = 5;

/** What members do that Stripe has to know. */
export function paymentActions(
  scene: Scene,
): Record<'purchase' | 'cancellation' | 'deletion', Action> {
  const { caller, people, planId, facts } = scene;

  const buy = async (buyer: LoadMember): Promise<string | null> => {
    const opened = await caller.call('create-checkout-session', { planId }, buyer);
    // The other tab was quicker.
    if (opened.error?.endsWith('already-subscribed') === true) return null;
    if (opened.error !== null) return opened.error;
    const { status } = await payWithCard(opened.answer.url);
    // The page of a checkout that the other tab has replaced takes no card.
    if (status !== 303) return null;
    facts.push({ kind: 'paid', uid: buyer.uid });
    return (await caller.call('reconcile', {}, buyer)).error;
  };

  return {
    purchase: async (number) => {
      const buyer = people.buyers.pop();
      if (buyer === undefined) throw new Error('There are too few buyers.');
      const tabs = number % TWO_TABS === 0 ? [buy(buyer), buy(buyer)] : [buy(buyer)];
      const errors = await Promise.all(tabs);
      return errors.find((error) => error !== null) ?? null;
    },
    /** Or takes the cancellation back, by turns. */
    cancellation: async (number) => {
      const payer = people.payers[number % people.payers.length];
      if (payer === undefined) throw new Error('There are no payers.');
      const { uid } = payer;
      const on = number % 2 === 0;
      const from = performance.now();
      const reply = await caller.call(
        on ? 'cancel-subscription' : 'resume-subscription',
        {},
        payer,
      );
      if (reply.error === null) {
        facts.push({ kind: 'switch', uid, what: 'ends', on, from, to: performance.now() });
      } else if (reply.isUnclear) facts.push({ kind: 'unclear', uid, action: 'cancellation' });
      return reply.error;
    },
    deletion: async () => {
      const leaver = people.leavers.pop();
      if (leaver === undefined) throw new Error('There are too few leavers.');
      const { uid } = leaver;
      const signedIn = await scene.signIn(leaver);
      let error: string | null = null;
      for (let tries = 0; tries < DELETION_TRIES; tries += 1) {
        ({ error } = await caller.call('delete-account', {}, signedIn));
        if (error !== null) continue;
        facts.push({ kind: 'deleted', uid });
        return null;
      }
      facts.push({ kind: 'unclear', uid, action: 'deletion' });
      return error;
    },
  };
}
