import type Stripe from 'stripe';

/** The configuration that every portal session has. */
export const DEFAULT_PORTAL_ID = 'bpc_local';

/** A new account's portal once its settings were saved: all that it offers by itself is on. */
export function defaultPortal(): Stripe.BillingPortal.Configuration {
  return {
    id: DEFAULT_PORTAL_ID,
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: 0,
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: ['email', 'address', 'tax_id'], enabled: true },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: true,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: {
        duration: { interval_options: [], type: 'interval_options' },
        enabled: false,
      },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: true,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: 0,
  };
}
