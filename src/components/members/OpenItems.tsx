import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Badge } from '@/components/ui/Badge';
import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { localizedPath, LOCALE_TAGS, type Locale } from '@/i18n/locales';
import { $today, isSignedInOtherwise } from '@/lib/operations-today';
import { ROUTES } from '@/routes';
import type { OperationsToday } from '#shared/api/operations-today.ts';
import { DISPUTED_PAYMENT_DAYS, FAILED_PAYMENT_DAYS } from '#shared/limits.ts';
import { formatAgo, formatDay, germanDay } from '#shared/rules/dates.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { RetryAlert } from './RetryAlert';

interface OpenItemsProps {
  locale: Locale;
  strings: Dictionary['operations']['today'];
}

/**
 * An operator's open items: counts with links to their lists, and the notices that are due next.
 */
export function OpenItems({ locale, strings: t }: OpenItemsProps) {
  const { data, error } = useStore($today);
  const [now] = useState(Date.now);
  const page = localizedPath(ROUTES.operations, locale);
  if (isSignedInOtherwise(error)) return <p className="text-soft">{t.otherwise}</p>;
  if (error !== undefined && data === undefined) {
    return <RetryAlert text={t.notLoaded} retry={t.retry} onRetry={() => $today.invalidate()} />;
  }
  return (
    <>
      <ul
        aria-busy={data === undefined}
        className="divide-y divide-line overflow-hidden rounded-md border border-line bg-raised"
      >
        {linesOf(data, { locale, strings: t }, now).map(({ place, label, count }) => (
          <li key={place}>
            <a
              href={`${page}#${place}`}
              className="flex min-h-12 items-center justify-between gap-4 px-5 py-2 hover:bg-wash"
            >
              {label} <span className="font-semibold tabular-nums">{count ?? t.unknown}</span>
            </a>
          </li>
        ))}
      </ul>
      {data && data.notices.next.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">{t.dueFirst}</h3>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {data.notices.next.map(({ id, kind, due_on }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                <a href={`${page}#notices/${id}`} className="link py-0.5 font-medium">
                  {fill(t.notice, { kind: t.kinds[kind], id })}
                </a>
                <span className="text-soft">
                  {fill(t.due, { date: formatDay(due_on, LOCALE_TAGS[locale]) })}
                </span>
                {due_on < germanDay(new Date()) && <Badge tone="signal">{t.overdue}</Badge>}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Each list with its address on the operations page; without counts until they are loaded. */
function linesOf(
  data: OperationsToday | undefined,
  { locale, strings: t }: OpenItemsProps,
  now: number,
) {
  return [
    { place: 'notices', label: t.notices, count: data?.notices.open },
    { place: 'support', label: supportLabel(data, locale, t), count: data?.support.open },
    { place: 'requests', label: t.requests, count: data?.requests.open },
    { place: 'webhooks', label: t.webhooks, count: data?.webhooks.failing },
    {
      place: 'payments/failed',
      label: fill(t.failed, { days: FAILED_PAYMENT_DAYS }),
      count: data?.payments.failed,
    },
    {
      place: 'payments/disputed',
      label: fill(t.disputed, { days: DISPUTED_PAYMENT_DAYS }),
      count: data?.payments.disputed,
    },
    {
      place: 'ledger',
      label: data?.ledger
        ? fill(t.ledger, { time: formatAgo(data.ledger.at, now, LOCALE_TAGS[locale]) })
        : t.noLedger,
      count: data && (data.ledger?.left ?? 0),
    },
    eventLine(data, { locale, strings: t }),
    ...budgetLine(data?.budget ?? null, { locale, strings: t }),
  ];
}

/** The month's money for models, once most of it is spent. */
function budgetLine(
  budget: OperationsToday['budget'],
  { locale, strings: t }: OpenItemsProps,
): { place: string; label: string; count: string }[] {
  if (budget === null) return [];
  const usd = (cents: number) => formatMoney(cents, 'USD', LOCALE_TAGS[locale]);
  const { spent_cents, limit_cents } = budget;
  const count = fill(t.spent, { spent: usd(spent_cents), limit: usd(limit_cents) });
  return [{ place: 'runs', label: t.budget[budget.state], count }];
}

/** The questions for the next live Q&A; without a date, naming one is due (product 30.4). */
function eventLine(data: OperationsToday | undefined, { locale, strings: t }: OpenItemsProps) {
  const place = 'events';
  if (data === undefined) return { place, label: t.noEventYet, count: undefined };
  const { next, named_by } = data.events;
  const day = (date: string) => formatDay(date, LOCALE_TAGS[locale]);
  return next === null
    ? { place, label: fill(t.noEvent, { date: day(named_by ?? '') }), count: 1 }
    : { place, label: fill(t.nextEvent, { date: day(next.starts_at) }), count: next.questions };
}

/** With the day by which the first message is to be answered. */
function supportLabel(
  data: OperationsToday | undefined,
  locale: Locale,
  t: OpenItemsProps['strings'],
): string {
  const due = data?.support.due_on;
  if (!due) return t.support;
  const isOverdue = due < germanDay(new Date());
  return fill(isOverdue ? t.supportOverdue : t.supportDue, {
    date: formatDay(due, LOCALE_TAGS[locale]),
  });
}
