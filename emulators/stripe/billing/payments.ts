import type Stripe from 'stripe';
import type { Decline } from '../cards.ts';
import { now } from '../clock.ts';
import { emit } from '../events.ts';
import { newId } from '../ids.ts';
import { get } from '../lookup.ts';
import type { World } from '../world.ts';
import { newCharge } from './charge-object.ts';

export interface PaymentRequest {
  /** `null` when a card is declined before the buyer became a customer. */
  customer: string | null;
  /** Integer cents. */
  amount: number;
  currency: string;
  description: string;
  subscriptionId?: string | undefined;
}

/** Creates a payment intent that waits for a card. */
export function createIntent(
  world: World,
  { customer, amount, currency, description, subscriptionId }: PaymentRequest,
): Stripe.PaymentIntent {
  const id = newId('pi');
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${newId('local')}`,
    confirmation_method: 'automatic',
    created: now(world, subscriptionId),
    currency,
    customer,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  world.state.tables.paymentIntents[id] = intent;
  emit(world, 'payment_intent.created', intent, { subscriptionId });
  return intent;
}

function recordCharge(
  world: World,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
  subscriptionId: string | undefined,
): void {
  world.state.tables.charges[charge.id] = charge;
  intent.latest_charge = charge.id;
  emit(world, charge.paid ? 'charge.succeeded' : 'charge.failed', charge, { subscriptionId });
}

/** Takes the money: one successful charge. */
export function succeed(
  world: World,
  intentId: string,
  methodId: string,
  subscriptionId?: string,
): void {
  const intent = get(world, 'paymentIntents', intentId);
  const method = get(world, 'paymentMethods', methodId);
  recordCharge(
    world,
    intent,
    newCharge(world, intent, method, null, subscriptionId),
    subscriptionId,
  );
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.payment_method = methodId;
  intent.last_payment_error = null;
  emit(world, 'payment_intent.succeeded', intent, { subscriptionId });
}

/** One declined charge; the intent waits for another card. */
export function decline(
  world: World,
  intentId: string,
  method: Stripe.PaymentMethod | null,
  reason: Decline,
  subscriptionId?: string,
): void {
  const intent = get(world, 'paymentIntents', intentId);
  const charge = newCharge(world, intent, method, reason, subscriptionId);
  recordCharge(world, intent, charge, subscriptionId);
  intent.last_payment_error = {
    type: 'card_error',
    charge: charge.id,
    code: reason.code,
    decline_code: reason.declineCode,
    message: reason.message,
  };
  emit(world, 'payment_intent.payment_failed', intent, { subscriptionId });
}
