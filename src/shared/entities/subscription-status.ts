/**
 * What each stored status means for access (product 4.4: only `active` is premium). `ended` marks a
 * subscription that can never come back to life, so that its owner may buy a new one.
 */
export const SUBSCRIPTION_STATUSES = {
  active: { isPremium: true, ended: false },
  past_due: { isPremium: false, ended: false },
  unpaid: { isPremium: false, ended: false },
  paused: { isPremium: false, ended: false },
  incomplete: { isPremium: false, ended: false },
  canceled: { isPremium: false, ended: true },
} as const satisfies Record<string, { isPremium: boolean; ended: boolean }>;

export type SubscriptionStatus = keyof typeof SUBSCRIPTION_STATUSES;
