import { PaymentProviderError } from '../gateways/stripe.ts';
import type { EndpointHandler } from '../call.ts';
import { logFailure } from '../log.ts';
import { ApiError } from '../api-error.ts';
import { countStripeCall } from '../stores/call-limits.ts';
import { readOverview } from '../usecases/member-overview.ts';
import { reconcileMember } from '../usecases/reconcile.ts';

export const me: EndpointHandler<'me'> = {
  run: async ({ input, member, now }) => {
    if (input.reconcile === true) await tryToReconcile(member.uid, now);
    return readOverview(member, now);
  },
};

/** When Stripe cannot be asked, or was asked too often, what is stored still holds (product 5.16). */
async function tryToReconcile(uid: string, now: Date): Promise<void> {
  try {
    await countStripeCall(uid, now);
    await reconcileMember(uid, now);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too-many-requests') return;
    if (!(error instanceof PaymentProviderError)) throw error;
    logFailure('reconcile', error, { uid });
  }
}
