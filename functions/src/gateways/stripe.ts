import type Stripe from 'stripe';
import { setting } from '../config.ts';
import { ApiError } from '../api-error.ts';

/**
 * The Stripe API version that this code is written for, the one of the installed SDK's types.
 * Pinned because versions move fields: since 2025 (`basil`) a subscription's period is on its
 * items, an invoice names its subscription under `parent`, and payments hang off `invoice.payments`.
 * Raise it together with the package, after reading https://docs.stripe.com/changelog.
 */
export const STRIPE_API_VERSION = '2026-10-28.endive';

/**
 * Longest wait for one answer, in milliseconds, and how often a call is tried again: together well
 * within the 15 s that the browser waits for us.
 */
const STRIPE_TIMEOUT_MS = 6_000;
const STRIPE_RETRIES = 1;

let client: Promise<Stripe> | undefined;

/** Loaded on first use: most calls never need it, and it would double the bundle's import time. */
async function createClient(): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  const base = setting('STRIPE_API_BASE');
  return new StripeClient(setting('STRIPE_SECRET_KEY'), {
    apiVersion: STRIPE_API_VERSION,
    timeout: STRIPE_TIMEOUT_MS,
    maxNetworkRetries: STRIPE_RETRIES,
    telemetry: false,
    ...(base === undefined ? {} : addressOptions(new URL(base))),
  });
}

function addressOptions(base: URL): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const protocol = base.protocol === 'http:' ? 'http' : 'https';
  return { host: base.hostname, port: base.port || (protocol === 'http' ? 80 : 443), protocol };
}

async function stripeClient(): Promise<Stripe> {
  client ??= createClient();
  return client.catch((error: unknown) => {
    client = undefined;
    throw error;
  });
}

/** Stripe refused or could not be reached. */
export class PaymentProviderError extends ApiError {
  /** Stripe's own code, e.g. `resource_missing`; null for connection failures. */
  readonly providerCode: string | null;
  /** Stripe's own words where they are about the request or the card; null for all else. */
  readonly providerMessage: string | null;
  /** Stripe has refused this request, so that repeating it does not help. */
  readonly isRefusal: boolean;

  constructor(error: StripeError) {
    super('payment-provider-failed', 'The payment provider cannot be asked. Please try again.', {
      cause: error,
    });
    this.providerCode = error.code ?? null;
    this.providerMessage = SHOWN_ERROR_TYPES.includes(error.type) ? error.message : null;
    this.isRefusal = REFUSAL_TYPES.includes(error.type);
  }
}

/**
 * The only way to Stripe: runs a call with the client and turns its errors into ours.
 *
 * @throws PaymentProviderError
 */
export async function callStripe<T>(call: (stripe: Stripe) => Promise<T>): Promise<T> {
  const stripe = await stripeClient();
  try {
    return await call(stripe);
  } catch (error) {
    throw isStripeError(error) ? new PaymentProviderError(error) : error;
  }
}

/**
 * Passes Stripe's own message on to the member. Only the checkout does this (product 6.6), because such
 * messages can name prices and customers.
 */
export async function withProviderMessage<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.providerMessage === null) throw error;
    throw new ApiError(error.code, error.providerMessage, { cause: error.cause });
  }
}

/** Like {@link callStripe}, but null for an object that Stripe does not have (any more). */
export async function callStripeOrNull<T>(call: (stripe: Stripe) => Promise<T>): Promise<T | null> {
  try {
    return await callStripe(call);
  } catch (error) {
    if (error instanceof PaymentProviderError && error.providerCode === 'resource_missing') {
      return null;
    }
    throw error;
  }
}

/**
 * Verifies a webhook's signature and reads its event.
 *
 * @throws ApiError `invalid-signature`
 * Source: https://docs.stripe.com/webhooks#verify-events
 */
export async function readSignedEvent(body: Buffer, signature: string): Promise<Stripe.Event> {
  const stripe = await stripeClient();
  const secret = setting('STRIPE_WEBHOOK_SECRET');
  try {
    return await stripe.webhooks.constructEventAsync(body, signature, secret);
  } catch {
    throw new ApiError('invalid-signature', 'The signature does not match.');
  }
}

/** Errors about the request or the card; the others can name keys and hosts. */
const SHOWN_ERROR_TYPES = ['StripeCardError', 'StripeInvalidRequestError', 'StripeRateLimitError'];

const REFUSAL_TYPES = ['StripeCardError', 'StripeInvalidRequestError'];

type StripeError = Error & { type: string; code?: string };

function isStripeError(error: unknown): error is StripeError {
  return (
    error instanceof Error &&
    'type' in error &&
    typeof error.type === 'string' &&
    error.type.startsWith('Stripe')
  );
}
