import type Stripe from 'stripe';
import { DEFAULT_PORTAL_ID, defaultPortal } from './billing/portal-configuration.ts';

/** An event as stored and delivered; `data.object` is the object as it was at that moment. */
export interface StoredEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: unknown; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: Stripe.Event['type'];
}

/** What a checkout session needs besides the object that the API shows. */
export interface SessionDetails {
  lineItems: Stripe.LineItem[];
  subscriptionMetadata: Record<string, string>;
  subscriptionDescription: string | null;
  /** `customer_update[name]` is `auto`: the name on the card becomes the customer's. */
  updatesName: boolean;
  /** Ids of the tax rates that the subscription shall have. */
  taxRates: string[];
}

interface SavedReply {
  fingerprint: string;
  body: string;
}

type Table<T> = Record<string, T>;

/** Every object, by id, in order of creation. Ids inside objects are never expanded here. */
export interface Tables {
  customers: Table<Stripe.Customer | Stripe.DeletedCustomer>;
  products: Table<Stripe.Product>;
  prices: Table<Stripe.Price>;
  sessions: Table<Stripe.Checkout.Session>;
  subscriptions: Table<Stripe.Subscription>;
  invoices: Table<Stripe.Invoice>;
  invoicePayments: Table<Stripe.InvoicePayment>;
  paymentIntents: Table<Stripe.PaymentIntent>;
  paymentMethods: Table<Stripe.PaymentMethod>;
  charges: Table<Stripe.Charge>;
  refunds: Table<Stripe.Refund>;
  disputes: Table<Stripe.Dispute>;
  portalSessions: Table<Stripe.BillingPortal.Session>;
  portalConfigurations: Table<Stripe.BillingPortal.Configuration>;
  testClocks: Table<Stripe.TestHelpers.TestClock>;
  webhookEndpoints: Table<Stripe.WebhookEndpoint>;
  events: Table<StoredEvent>;
}

/** All that is saved and restored; plain JSON. */
export interface State {
  tables: Tables;
  sessionDetails: Table<SessionDetails>;
  /** Replies by idempotency key. */
  replies: Table<SavedReply>;
  /** Seconds by which a subscription's clock runs ahead of the real one. */
  clockOffsets: Table<number>;
  /** Latest second that the emulator has seen, so that time never runs backwards. */
  latestSecond: number;
  /** Subscriptions whose next renewal is declined. */
  failNextRenewal: Table<true>;
  invoiceCount: number;
}

/** The running emulator as its parts see it. Everything but deliveries is synchronous. */
export interface World {
  state: State;
  /** Origin of the hosted pages, without a trailing slash. */
  baseUrl: string;
  apiKey: string;
  /** Where events go, and which; all unless given. */
  webhook: { url: string; enabledEvents?: readonly string[] | undefined };
  /** Rate of the tax inside every price. */
  taxPercent: number;
  /** The API call under way, which its events name; `null` for what happens by itself. */
  request: { id: string; idempotency_key: string | null } | null;
  /** Called with each new event, after it is stored. */
  onEvent: (event: StoredEvent) => void;
}

/** A state with nothing in it. */
export function emptyState(): State {
  return {
    tables: {
      customers: {},
      products: {},
      prices: {},
      sessions: {},
      subscriptions: {},
      invoices: {},
      invoicePayments: {},
      paymentIntents: {},
      paymentMethods: {},
      charges: {},
      refunds: {},
      disputes: {},
      portalSessions: {},
      portalConfigurations: { [DEFAULT_PORTAL_ID]: defaultPortal() },
      testClocks: {},
      webhookEndpoints: {},
      events: {},
    },
    sessionDetails: {},
    replies: {},
    clockOffsets: {},
    latestSecond: 0,
    failNextRenewal: {},
    invoiceCount: 0,
  };
}
