import type Stripe from 'stripe';
import { now } from '../clock.ts';
import { emit } from '../events.ts';
import { newId } from '../ids.ts';
import type { World } from '../world.ts';

const RESPONSE_SECONDS = 7 * 86_400;

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** The buyer's bank takes a charge back, or `amount` of it, in cents. */
export function openDispute(
  world: World,
  charge: Stripe.Charge,
  amount = charge.amount,
): Stripe.Dispute {
  const created = now(world);
  const dispute: Stripe.Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: created + RESPONSE_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'subscription_canceled',
    status: 'needs_response',
  };
  world.state.tables.disputes[dispute.id] = dispute;
  charge.disputed = true;
  emit(world, 'charge.dispute.created', dispute);
  return dispute;
}

/** The bank decides. */
export function closeDispute(world: World, dispute: Stripe.Dispute, won: boolean): void {
  const previous = { status: dispute.status };
  dispute.status = won ? 'won' : 'lost';
  emit(world, 'charge.dispute.closed', dispute, { previous });
}
