import type { OperationsToday } from '#shared/api/operations-today.ts';
import { DISPUTED_PAYMENT_DAYS, FAILED_PAYMENT_DAYS, TODAY_NOTICES } from '#shared/limits.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { noticeDeadline } from '#shared/rules/notice-deadline.ts';
import { countOpenRequests } from '../stores/contact-requests.ts';
import { countOpenNotices, listOldestOpenNotices } from '../stores/open-notices.ts';
import { listLedgerRuns } from '../stores/ledger-runs.ts';
import { countPayments } from '../stores/payments.ts';
import { countFailingEvents } from '../stores/stripe-events.ts';
import { openThreads } from '../stores/support-threads.ts';

/** What is open for an operator: counts, and the notices that are due first. */
export async function readToday(now: Date): Promise<OperationsToday> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const [oldest, notices, requests, support, failing, failed, disputed, ledger] = await Promise.all(
    [
      listOldestOpenNotices(TODAY_NOTICES),
      countOpenNotices(),
      countOpenRequests(),
      openThreads(),
      countFailingEvents(),
      countPayments('failed', daysAgo(FAILED_PAYMENT_DAYS)),
      countPayments('disputed', daysAgo(DISPUTED_PAYMENT_DAYS)),
      listLedgerRuns({ limit: 1 }),
    ],
  );
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
    ledger: run === undefined ? null : { at: run.at, left: run.left },
  };
}
