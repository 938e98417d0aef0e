import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { grantsPremium } from '#functions/usecases/entitlement.ts';
import { paymentSchema } from '#shared/entities/payment.ts';
import { userProfileSchema } from '#shared/entities/profile.ts';
import { userSubscriptionSchema } from '#shared/entities/subscription.ts';
import { isAdmin, isComplimentary } from '#shared/rules/access.ts';
import { testCount } from '#shared/rules/campaign-stats.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import {
  expectedPayment,
  expectedSubscription,
  invoicesAtStripe,
  isMembership,
} from '#tests/helpers/expected-records.ts';
import type { Store } from './mix.ts';
import type { Acknowledged } from './send.ts';

const COLLECTIONS = [
  ...['user_profiles', 'user_stats', 'user_activity', 'user_subscriptions', 'payments'],
  ...['member_library', 'prompt_values', 'lesson_progress', 'rate_limits'],
  ...['contact_requests', 'contract_notices', 'brand_campaigns', 'prompt_tests'],
];

/** Reads whole collections: for a store that has nothing but a run's own documents. */
export async function readStore(db: Firestore): Promise<Store> {
  const entries = COLLECTIONS.map(async (name) => {
    const { docs } = await db.collection(name).get();
    return [name, docs.map((row) => ({ ...row.data(), id: row.id }))] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Everything acknowledged is stored once, and every counter counts what is there. */
export function storeFaults(
  store: Store,
  acknowledged: readonly Acknowledged[],
  now: Date,
): string[] {
  const faults: string[] = [];
  for (const { endpoint, input, uid, answer, copies } of acknowledged) {
    const found = copies?.(store, answer) ?? 1;
    if (found !== 1) faults.push(`${uid}: stored ${found} times: ${endpoint} ${text(input)}`);
  }
  const compare = (what: string, counted: number, stored: readonly unknown[] = []) => {
    if (counted !== stored.length)
      faults.push(`${what}: ${counted} counted, ${stored.length} stored`);
  };
  const activities = by(store, 'user_activity', 'user_id');
  for (const { id, activity_count } of store['user_stats'] ?? []) {
    compare(`Activities of ${id}`, activity_count, activities.get(id));
  }
  const tests = by(store, 'prompt_tests', 'campaign_id');
  for (const { id, stats } of store['brand_campaigns'] ?? []) {
    compare(`Answers of campaign ${id}`, testCount(stats), tests.get(id));
  }
  const answers = by(store, 'prompt_tests', 'user_id');
  const today = Math.floor(now.getTime() / DAY_MS);
  let ofAll = 0;
  for (const { id, window, count } of store['rate_limits'] ?? []) {
    if (window !== today) continue;
    if (id.startsWith('brand-everybody-')) ofAll += count;
    const [, uid] = /^brand-answers:(.*)$/.exec(id) ?? [];
    if (uid !== undefined) compare(`Quota of ${uid}`, count, answers.get(uid));
  }
  // The seed's campaign has answers of earlier days, which no limit has counted.
  const ofToday = (store['prompt_tests'] ?? []).filter(
    ({ created_at }) => Math.floor(Date.parse(created_at) / DAY_MS) === today,
  );
  compare('Ceiling of all members', ofAll, ofToday);
  return faults;
}

/**
 * Subscriptions, payments and premium of all members are stored as Stripe has them, and every member who has paid
 * has one membership and one charge.
 */
export async function membershipFaults(
  store: Store,
  stripe: Stripe,
  buyers: readonly string[],
  now: Date,
): Promise<string[]> {
  const all = await stripe.subscriptions
    .list({ status: 'all', limit: 100 })
    .autoPagingToArray({ limit: 10_000 });
  const invoices = await invoicesAtStripe(stripe);
  const atStripe = Map.groupBy(all.filter(isMembership), ({ metadata }) => metadata['uid'] ?? '');
  const storedSubscriptions = by(store, 'user_subscriptions', 'user_id');
  const storedPayments = by(store, 'payments', 'user_id');
  const faults: string[] = [];
  for (const row of store['user_profiles'] ?? []) {
    const uid = row['id'] as string;
    const own = atStripe.get(uid) ?? [];
    const ids = new Set(own.map(({ id }) => id));
    const billed = invoices.filter(({ subscription }) => ids.has(subscription));
    const subscriptions = (storedSubscriptions.get(uid) ?? []).map((each) =>
      userSubscriptionSchema.parse(each),
    );
    const payments = (storedPayments.get(uid) ?? []).map((each) => paymentSchema.parse(each));
    const pairs = [
      [subscriptions.map(stateOf), own.map(expectedSubscription)],
      [
        payments.map(({ id, status, amount_cents }) => ({ id, status, amount_cents })),
        billed.map(expectedPayment).filter((payment) => payment !== null),
      ],
    ] as const;
    for (const [stored, expected] of pairs) {
      if (text(stored) === text(expected)) continue;
      faults.push(`${uid}: stored ${text(stored)}, Stripe has ${text(expected)}`);
    }
    const profile = userProfileSchema.parse(row);
    const live = own.filter(({ status }) => status === 'active').length;
    const isPremium = grantsPremium(profile, subscriptions, now);
    const isGiven =
      isAdmin(profile.subscription_status) || isComplimentary(profile.complimentary, now);
    if (isPremium !== (live > 0 || isGiven)) {
      faults.push(`${uid}: premium is ${isPremium} with ${live} memberships`);
    }
    const kept = billed
      .flatMap(({ charges }) => charges)
      .filter(({ status, refunded }) => status === 'succeeded' && !refunded).length;
    const paid = buyers.includes(uid) ? 1 : live;
    if (live !== paid || kept !== paid) {
      faults.push(`${uid}: ${live} memberships and ${kept} charges instead of ${paid}`);
    }
  }
  return faults;
}

const stateOf = (row: ReturnType<typeof userSubscriptionSchema.parse>) => ({
  id: row.id,
  status: row.status,
  cancel_at_period_end: row.cancel_at_period_end,
  current_period_end: row.current_period_end,
});

function by(store: Store, collection: string, field: string): Map<string, DocumentData[]> {
  return Map.groupBy(store[collection] ?? [], (row) => row[field] as string);
}

/** In one order, so that two lists of the same rows are the same text. */
function text(value: object): string {
  const rows = Array.isArray(value) ? value.map((row) => JSON.stringify(row)).sort() : value;
  return JSON.stringify(rows);
}
