import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` header: HMAC-SHA256 over `timestamp.payload`
 * (docs.stripe.com/webhooks/signature, "verify manually").
 *
 * @param timestamp seconds since the epoch
 */
export function signatureHeader(payload: string, secret: string, timestamp: number): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
