import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import { createFetcherStore } from '@/lib/query';
import { formatMoney } from '#shared/rules/money.ts';
import { operate } from '../api';
import { formatShortDay } from '../format';
import type { MemberRow } from './member-row';
import { kindOf } from '../notices/notice-row';
import { StripeLink } from '../list/StripeLink';
import type { OperationsTexts } from '../strings';

interface MemberRecordProps extends OperationsTexts {
  row: MemberRow;
}

async function readRecord(uid: string, email: string) {
  const [payments, notices] = await Promise.all([
    operate({ action: 'payments', uid }),
    operate({ action: 'contract-notices', email, open: true }),
  ]);
  return {
    payments: payments.rows,
    // The search finds all addresses with the same beginning.
    notices: notices.rows.filter((notice) => notice.email === email),
  };
}

/** A member's payments and open notices, newest first. */
export function MemberRecord({ row, locale, strings }: MemberRecordProps) {
  const { uid, email } = row;
  const $record = useMemo(
    () =>
      createFetcherStore<Awaited<ReturnType<typeof readRecord>>>(crypto.randomUUID(), {
        fetcher: () => readRecord(uid, email),
      }),
    [uid, email],
  );
  useEffect(() => () => $record.mutate(undefined), [$record]);
  const { data, error } = useStore($record);
  const { record: t, payments: money, list } = strings;
  return (
    <section className="mt-8">
      <h3 className="font-semibold">{t.heading}</h3>
      <div role="status" className="text-soft">
        {!data && !error && <p>{list.loading}</p>}
        {!data && error && <p>{list.failed}</p>}
        {data && data.payments.length + data.notices.length === 0 && <p>{t.empty}</p>}
      </div>
      <ul className="mt-2 space-y-2">
        {data?.notices.map((notice) => (
          <li key={notice.id}>
            <a className="link" href={`#notices/${notice.id}`}>
              {kindOf(notice, strings.notices)}, {notice.id}
            </a>
            <span className="text-soft">
              {' '}
              · {fill(strings.today.due, { date: formatShortDay(notice.due_on, locale) })}
            </span>
          </li>
        ))}
        {data?.payments.map((payment) => {
          const amount = (cents: number) =>
            formatMoney(cents, payment.currency, LOCALE_TAGS[locale]);
          const day = formatShortDay(payment.created_at, locale);
          return (
            <li key={payment.id} className="flex flex-wrap gap-x-3 tabular-nums">
              <span>
                {day}: {amount(payment.amount_cents)}, {money.statuses[payment.status]}
                {payment.refunded_cents > 0 &&
                  `, ${fill(t.refunded, { amount: amount(payment.refunded_cents) })}`}
              </span>
              <StripeLink href={payment.stripe_url} about={`${email}, ${day}`} strings={list} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
