import { callStripe, callStripeOrNull } from '../gateways/stripe.ts';
import { ApiError } from '../api-error.ts';
import type { Member } from '../call.ts';
import {
  findStripeCustomer,
  forgetStripeCustomer,
  saveStripeCustomer,
} from '../stores/stripe-customers.ts';

/**
 * The member's one Stripe customer, made on first need (product 5.11). Two calls at once get the
 * same one: the idempotency key belongs to the member, and the request is always the same.
 *
 * @throws PaymentProviderError
 * @throws ApiError `forbidden` for an account under deletion
 */
export async function ensureCustomer(member: Member): Promise<string> {
  const stored = await findStripeCustomer(member.uid);
  const generation = stored?.generation ?? 0;
  if (stored?.customer_id == null) {
    const created = await createCustomer(member.uid, generation);
    await updateContact(created, member);
    return created;
  }
  if (await updateContact(stored.customer_id, member)) return stored.customer_id;
  // Deleted at Stripe; the event about it has not arrived yet.
  await forgetStripeCustomer(member.uid, stored.customer_id);
  return ensureCustomer(member);
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

/**
 * Checkout prefills the e-mail from the customer, so it follows the account's.
 *
 * @returns whether the customer still exists
 */
async function updateContact(customerId: string, member: Member): Promise<boolean> {
  const customer = await callStripeOrNull((stripe) => stripe.customers.retrieve(customerId));
  if (customer === null || customer.deleted === true) return false;
  if (customer.email !== member.email) {
    await callStripe((stripe) =>
      stripe.customers.update(customerId, { email: member.email, name: member.name }),
    );
  }
  return true;
}
