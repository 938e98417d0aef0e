import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { brandLimitKeys } from '#functions/stores/brand-usage.ts';
import { grantsPremium } from '#functions/usecases/entitlement.ts';
import type { CampaignStats } from '#shared/entities/campaign-stats.ts';
import { paymentSchema } from '#shared/entities/payment.ts';
import { userProfileSchema, type UserProfile } from '#shared/entities/profile.ts';
import { userSubscriptionSchema } from '#shared/entities/subscription.ts';
import { isAdmin, isComplimentary } from '#shared/rules/access.ts';
import { countOf, totalOf } from '#shared/rules/campaign-stats.ts';
import { hasConsented } from '#shared/rules/consents.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import type { StoredMember, StoredState, StripeMember } from './state.ts';
import {
  expectedPayment,
  expectedSubscription,
  invoicesAtStripe,
  isMembership,
} from './stripe-truth.ts';

const TABLES = [
  ...(['user_profiles', 'user_stats', 'user_activity', 'user_subscriptions', 'payments'] as const),
  ...(['member_library', 'prompt_values', 'lesson_progress', 'rate_limits'] as const),
  ...(['contact_requests', 'contract_notices', 'brand_campaigns', 'prompt_tests'] as const),
] as const;

type Rows = ReadonlyMap<string, DocumentData>;
type Tables = Record<(typeof TABLES)[number], Rows>;

/**
 * Everything that the checks compare.
 *
 * @param uids of those who took part, deleted accounts too
 */
export async function readStored(
  db: Firestore,
  auth: Auth,
  uids: readonly string[],
  now: Date,
): Promise<StoredState> {
  const tables = {} as Tables;
  for (const name of TABLES) {
    const { docs } = await db.collection(name).get();
    tables[name] = new Map(docs.map((row) => [row.id, row.data()]));
  }
  const users = await usersBy(auth, uids);
  const { contact_requests, contract_notices, brand_campaigns, prompt_tests } = tables;
  const today = answersToday(tables.rate_limits, now);
  return {
    contacts: new Set([...contact_requests.values()].map((row) => String(row['subject']))),
    notices: new Set(contract_notices.keys()),
    campaigns: new Map(
      [...brand_campaigns].map(([id, row]) => {
        const stats = row['stats'] as CampaignStats;
        return [id, { uid: String(row['user_id']), counted: countOf(totalOf(stats), 'tests') }];
      }),
    ),
    tests: new Map([...prompt_tests].map(([id, row]) => [id, String(row['campaign_id'])])),
    answersOfAll: today.ofAll,
    members: membersIn(uids, tables, users, today.ofMember, now),
  };
}

/** Accounts that Auth looks up at once. */
const MAX_LOOKED_UP = 100;

async function usersBy(auth: Auth, uids: readonly string[]): Promise<Map<string, UserRecord>> {
  const found = new Map<string, UserRecord>();
  for (let start = 0; start < uids.length; start += MAX_LOOKED_UP) {
    const some = uids.slice(start, start + MAX_LOOKED_UP).map((uid) => ({ uid }));
    for (const user of (await auth.getUsers(some)).users) found.set(user.uid, user);
  }
  return found;
}

function membersIn(
  uids: readonly string[],
  tables: Tables,
  users: ReadonlyMap<string, UserRecord>,
  answersOf: (uid: string) => number,
  now: Date,
): Map<string, StoredMember> {
  const values = byOwner(tables.prompt_values);
  const activities = byOwner(tables.user_activity);
  const subscriptions = byOwner(tables.user_subscriptions);
  const payments = byOwner(tables.payments);
  const member = (uid: string): StoredMember => ({
    hasProfile: tables.user_profiles.has(uid),
    favourites: (tables.member_library.get(uid)?.['favourites'] ?? []) as string[],
    values: Object.fromEntries(
      (values.get(uid) ?? []).map((row) => [
        String(row['prompt_id']),
        row['values'] as Record<string, string>,
      ]),
    ),
    lessons: Object.keys((tables.lesson_progress.get(uid)?.['lessons'] ?? {}) as object),
    activities: {
      counted: Number(tables.user_stats.get(uid)?.['activity_count'] ?? 0),
      stored: activities.get(uid)?.length ?? 0,
    },
    answers: answersOf(uid),
    payments: (payments.get(uid) ?? []).map((row) => {
      const { id, status, amount_cents } = paymentSchema.parse(row);
      return { id, status, amount_cents };
    }),
    ...entitlementOf(
      tables.user_profiles.get(uid),
      subscriptions.get(uid) ?? [],
      users.get(uid),
      now,
    ),
  });
  return new Map(uids.map((uid) => [uid, member(uid)]));
}

type Entitlement = Pick<
  StoredMember,
  'hasAccount' | 'communications' | 'subscriptions' | 'isPremium' | 'isGiven'
>;

function entitlementOf(
  profileRow: DocumentData | undefined,
  rows: readonly DocumentData[],
  user: UserRecord | undefined,
  now: Date,
): Entitlement {
  const profile: UserProfile | null = userProfileSchema.safeParse(profileRow).data ?? null;
  const stored = rows.map((row) => userSubscriptionSchema.parse(row));
  return {
    hasAccount: user !== undefined,
    communications: hasConsented(profile?.consents ?? {}, 'communications'),
    subscriptions: stored.map(({ id, status, cancel_at_period_end, current_period_end }) => ({
      ...{ id, status, cancel_at_period_end },
      current_period_end: current_period_end ?? '',
    })),
    isPremium: grantsPremium(profile, stored, now),
    isGiven:
      profile !== null &&
      (isAdmin(profile.subscription_status) || isComplimentary(profile.complimentary, now)),
  };
}

function byOwner(rows: Rows): ReadonlyMap<string, DocumentData[]> {
  return Map.groupBy(rows.values(), (row) => String(row['user_id']));
}

function answersToday(limits: Rows, now: Date) {
  const day = Math.floor(now.getTime() / DAY_MS);
  const used = [...limits].filter(([, row]) => row['window'] === day);
  const counts = new Map(used.map(([key, row]) => [key, Number(row['count'])]));
  const shards = [...counts].filter(([key]) => key.startsWith('brand-everybody-'));
  return {
    ofMember: (uid: string) => counts.get(brandLimitKeys(uid).answers) ?? 0,
    ofAll: shards.reduce((sum, [, count]) => sum + count, 0),
  };
}

/** What Stripe says about every member that it knows. */
export async function readStripe(stripe: Stripe): Promise<Map<string, StripeMember>> {
  const all = await stripe.subscriptions
    .list({ status: 'all', limit: 100 })
    .autoPagingToArray({ limit: 10_000 });
  const memberships = all.filter(isMembership);
  const invoices = await invoicesAtStripe(stripe);
  const members = Map.groupBy(memberships, ({ metadata }) => metadata['uid'] ?? '');
  return new Map(
    [...members].map(([uid, own]) => {
      const ids = new Set(own.map(({ id }) => id));
      const billed = invoices.filter(({ subscription }) => ids.has(subscription));
      const charges = billed.flatMap((each) => each.charges);
      const kept = charges.filter(({ status, refunded }) => status === 'succeeded' && !refunded);
      return [
        uid,
        {
          subscriptions: own.map(expectedSubscription),
          payments: billed.map(expectedPayment).filter((payment) => payment !== null),
          keptCharges: kept.length,
        },
      ];
    }),
  );
}
