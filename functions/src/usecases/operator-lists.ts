import type {
  OperationsAction,
  OperationsInput,
  OperationsOutput,
} from '#shared/api/operations.ts';
import type { RunSlot } from '#shared/entities/brand-run.ts';
import { isAdmin } from '#shared/rules/access.ts';
import { noticeDeadline } from '#shared/rules/notice-deadline.ts';
import { setting } from '../config.ts';
import { listRuns } from '../stores/brand-runs.ts';
import { listQuotas, readCeiling } from '../stores/brand-usage.ts';
import { DAILY_FORMS } from '../stores/call-limits.ts';
import { listContractNotices } from '../stores/contract-notices.ts';
import { database, MAX_IN } from '../stores/database.ts';
import { findLastCleanRun, listLedgerRuns } from '../stores/ledger-runs.ts';
import { listPayments } from '../stores/payments.ts';
import { emailsOf, listProfiles } from '../stores/profiles.ts';
import { sharedUse } from '../stores/sharded-limits.ts';
import { listFailedEvents } from '../stores/stripe-events.ts';
import { listSubscriptionsOfAll } from '../stores/subscriptions.ts';
import { currentSubscription, grantsPremium } from './entitlement.ts';
import { noticeCases } from './notice-cases.ts';

/** An answer without the action that it belongs to. */
type Listed<A extends OperationsAction> = Omit<OperationsOutput<A>, 'action'>;

/** An object's page in Stripe's dashboard, in the mode of our key. */
function stripeLink(page: 'customers' | 'payments' | 'invoices' | 'events', id: string) {
  const mode = /^[rs]k_test_/.test(setting('STRIPE_SECRET_KEY')) ? 'test/' : '';
  return `https://dashboard.stripe.com/${mode}${page}/${encodeURIComponent(id)}`;
}

export async function listNotices(
  page: OperationsInput<'contract-notices'>,
  now: Date,
): Promise<Listed<'contract-notices'>> {
  const { rows, next_cursor } = await listContractNotices(page);
  const cases = await noticeCases(rows, now);
  const shown = rows.map((row) => ({
    ...row,
    due_on: noticeDeadline(row),
    case: cases.get(row.id) ?? { uid: null, contract: null, todo: 'unknown' as const },
  }));
  return { rows: shown, next_cursor };
}

/** Members with what decides about their access; nothing that signs anybody in. */
export async function listMembers(
  page: OperationsInput<'members'>,
  now: Date,
): Promise<Listed<'members'>> {
  const { rows, next_cursor } = await listProfiles(page);
  const subscriptions = await listSubscriptionsOfAll(rows.map(({ id }) => id));
  const members = rows.map((profile) => {
    const own = subscriptions.get(profile.id) ?? [];
    const shown = currentSubscription(own, now) ?? own[0] ?? null;
    return {
      uid: profile.id,
      email: profile.email,
      name: profile.name,
      created_at: profile.created_at,
      is_admin: isAdmin(profile.subscription_status),
      is_premium: grantsPremium(profile, own, now),
      complimentary: profile.complimentary,
      subscription: shown && {
        id: shown.id,
        status: shown.status,
        cancel_at_period_end: shown.cancel_at_period_end,
        current_period_end: shown.current_period_end,
        ends_at: shown.ends_at,
        created_at: shown.created_at,
      },
      stripe_url: shown && stripeLink('customers', shown.stripe_customer_id),
    };
  });
  return { rows: members, next_cursor };
}

export async function listMoney(page: OperationsInput<'payments'>): Promise<Listed<'payments'>> {
  const { rows, next_cursor } = await listPayments({ ...page, uids: await payersOf(page) });
  const emails = await emailsOf(rows.flatMap(({ user_id }) => user_id ?? []));
  const shown = rows.map(
    ({ stripe_payment_intent_id: payment, payment_method: _, updated_at: __, ...row }) => ({
      ...row,
      email: row.user_id === null ? null : (emails.get(row.user_id) ?? null),
      stripe_url:
        payment === null
          ? stripeLink('invoices', row.stripe_invoice_id)
          : stripeLink('payments', payment),
    }),
  );
  return { rows: shown, next_cursor };
}

/** Whose payments are asked for; undefined for everybody's. */
async function payersOf({
  uid,
  email,
}: OperationsInput<'payments'>): Promise<string[] | undefined> {
  if (uid !== undefined) return [uid];
  if (email === '') return undefined;
  const { rows } = await listProfiles({ email, limit: MAX_IN });
  return rows.map(({ id }) => id);
}

export async function listFailures(
  page: OperationsInput<'webhook-failures'>,
): Promise<Listed<'webhook-failures'>> {
  const { rows, next_cursor } = await listFailedEvents(page);
  const shown = rows.map((row) => ({ ...row, stripe_url: stripeLink('events', row.id) }));
  return { rows: shown, next_cursor };
}

export async function listNights(page: OperationsInput<'ledger'>): Promise<Listed<'ledger'>> {
  const [runs, clean_at] = await Promise.all([listLedgerRuns(page), findLastCleanRun()]);
  return { ...runs, clean_at };
}

/** Runs by schedule with how their questions ended. */
export async function listRunStates(page: OperationsInput<'runs'>): Promise<Listed<'runs'>> {
  const { rows, next_cursor } = await listRuns(page);
  const emails = await emailsOf(rows.map(({ user_id }) => user_id));
  const shown = rows.map(({ id, user_id, campaign_id, due_at, state, slots }) => {
    const count = (isCounted: (slot: RunSlot) => boolean) => slots.filter(isCounted).length;
    const done = count((slot) => slot.state === 'done');
    const open = count((slot) => slot.state === 'open' || slot.state === 'claimed');
    const reasons = slots.flatMap(({ reason }) => reason ?? []);
    return {
      ...{ id, user_id, campaign_id, due_at, state, done, open },
      email: emails.get(user_id) ?? null,
      missed: slots.length - done - open,
      reasons: [...new Set(reasons)],
    };
  });
  return { rows: shown, next_cursor };
}

/** What was used today (UTC), of everybody's limits and by each member. */
export async function listUse(page: OperationsInput<'quota'>, now: Date): Promise<Listed<'quota'>> {
  const db = await database();
  const usedOf = async (name: keyof typeof DAILY_FORMS) => {
    const limit = DAILY_FORMS[name];
    return { used: await sharedUse(db, limit.key, limit, now), limit: limit.count };
  };
  const [{ rows, next_cursor }, answers, contact_requests, notice_receipts] = await Promise.all([
    listQuotas(now, page),
    readCeiling(now),
    usedOf('contact_requests'),
    usedOf('notice_receipts'),
  ]);
  const emails = await emailsOf(rows.map(({ uid }) => uid));
  const midnight = new Date(now);
  midnight.setUTCHours(24, 0, 0, 0);
  return {
    rows: rows.map((row) => ({ ...row, email: emails.get(row.uid) ?? null })),
    next_cursor,
    totals: { answers, contact_requests, notice_receipts },
    resets_at: midnight.toISOString(),
  };
}
