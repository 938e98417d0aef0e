import { callStripe, callStripeOrNull } from '../gateways/stripe.ts';
import { ApiError } from '../http/errors.ts';
import type { Member } from '../http/call.ts';
import { findStripeCustomer, saveStripeCustomer } from '../stores/stripe-customers.ts';

/**
 * The member's one Stripe customer, made on first need (design 7.3). Two calls at once get the same
 * one: the idempotency key is the member's, and the call that it stands for never differs.
 *
 * @throws PaymentProviderError
 * @throws ApiError `forbidden` for an account under deletion
 */
export async function ensureCustomer(member: Member): Promise<string> {
  const stored = await findStripeCustomer(member.uid);
  const customerId =
    stored?.customer_id ?? (await createCustomer(member.uid, stored?.generation ?? 0));
  await updateContact(customerId, member);
  return customerId;
}

async function createCustomer(uid: string, generation: number): Promise<string> {
  const created = await callStripe((stripe) =>
    stripe.customers.create(
      { metadata: { uid } },
      { idempotencyKey: `customer-${uid}-${generation}` },
    ),
  );
  const standing = await saveStripeCustomer(uid, { customer_id: created.id, generation });
  if (standing === null) throw new ApiError('forbidden', 'This account is deleted.');
  return standing;
}

/** Checkout prefills the e-mail from the customer, so it follows the account's. */
async function updateContact(customerId: string, member: Member): Promise<void> {
  const customer = await callStripeOrNull((stripe) => stripe.customers.retrieve(customerId));
  if (customer === null || customer.deleted === true || customer.email === member.email) return;
  await callStripe((stripe) =>
    stripe.customers.update(customerId, { email: member.email, name: member.name }),
  );
}
