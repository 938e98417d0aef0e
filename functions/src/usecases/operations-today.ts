import type { OperationsToday } from '#shared/api/operations-today.ts';
import { DISPUTED_PAYMENT_DAYS, FAILED_PAYMENT_DAYS, TODAY_NOTICES } from '#shared/limits.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { noticeDeadline } from '#shared/rules/notice-deadline.ts';
import { readEventsToday } from './events.ts';
import { countOpenRequests } from '../stores/contact-requests.ts';
import { countOpenNotices, listOldestOpenNotices } from '../stores/open-notices.ts';
import { listLedgerRuns } from '../stores/ledger-runs.ts';
import { countPayments } from '../stores/payments.ts';
import { countFailingEvents } from '../stores/stripe-events.ts';
import { openThreads } from '../stores/support-threads.ts';
import { readMoney } from './model-budget.ts';

/** Share of the month's money for models from which the operator is told. */
const BUDGET_TOLD_FROM = 0.8;

function budgetOf({ budget, spent, limit }: Awaited<ReturnType<typeof readMoney>>) {
  if (spent < limit * BUDGET_TOLD_FROM) return null;
  const state = budget === 'open' ? 'nearly' : budget;
  return {
    state,
    spent_cents: Math.round(spent * 100),
    limit_cents: Math.round(limit * 100),
  } as const;
}

/** What is open for an operator: counts, and the notices that are due first. */
export async function readToday(now: Date): Promise<OperationsToday> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const [oldest, notices, requests, support, failing, failed, disputed, money, ledger, events] =
    await Promise.all([
      listOldestOpenNotices(TODAY_NOTICES),
      countOpenNotices(),
      countOpenRequests(),
      openThreads(),
      countFailingEvents(),
      countPayments('failed', daysAgo(FAILED_PAYMENT_DAYS)),
      countPayments('disputed', daysAgo(DISPUTED_PAYMENT_DAYS)),
      readMoney(now),
      listLedgerRuns({ limit: 1 }),
      readEventsToday(now),
    ]);
  const [run] = ledger.rows;
  const next = oldest
    .map((notice) => ({
      id: notice.id,
      kind: notice.kind === 'withdrawal' ? notice.kind : (notice.cause ?? 'ordinary'),
      due_on: noticeDeadline(notice),
    }))
    .sort((a, b) => a.due_on.localeCompare(b.due_on))
    .slice(0, TODAY_NOTICES);
  return {
    notices: { open: notices, next },
    requests: { open: requests },
    support,
    webhooks: { failing },
    payments: { failed, disputed },
    budget: budgetOf(money),
    events,
    ledger: run === undefined ? null : { at: run.at, left: run.left },
  };
}
