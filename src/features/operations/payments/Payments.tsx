import { useCallback, useState } from 'react';
import { Badge } from '@/components/ui/Badge';
import { Select } from '@/components/ui/Select';
import { LOCALE_TAGS } from '@/i18n/locales';
import type { OperationsOutput } from '#shared/api/operations.ts';
import { PAYMENT_STATUSES } from '#shared/entities/payment.ts';
import { formatMoney } from '#shared/rules/money.ts';
import { operate } from '../api';
import { timeColumn, type Column } from '../list/columns';
import type { ListProps } from '../tabs';
import { formatMoment } from '../format';
import { Listing } from '../list/Listing';
import { SearchForm } from '../list/SearchForm';
import { StripeLink } from '../list/StripeLink';
import type { LoadPage } from '../list/use-list';

type PaymentRow = OperationsOutput<'payments'>['rows'][number];

/** Payments with their refunds; both are changed only in Stripe. */
export function Payments({ locale, strings, closeLabel, at }: ListProps) {
  const { columns: names, payments: t } = strings;
  const [status, setStatus] = useState(PAYMENT_STATUSES.find((each) => each === at));
  const [search, setSearch] = useState<{ email?: string; invoice?: string }>({});
  const load: LoadPage<PaymentRow> = useCallback(
    (page) => operate({ action: 'payments', ...(status && { status }), ...search, ...page }),
    [status, search],
  );
  const money = (cents: number, { currency }: PaymentRow) =>
    formatMoney(cents, currency, LOCALE_TAGS[locale]);
  const payerOf = ({ email, user_id: uid }: PaymentRow) => email ?? uid ?? t.deletedAccount;

  const columns: Column<PaymentRow>[] = [
    timeColumn('at', names.at, (row) => row.created_at, locale),
    {
      id: 'email',
      label: names.email,
      value: payerOf,
      phone: 'subject',
    },
    {
      id: 'state',
      label: names.state,
      value: (row) => t.statuses[row.status],
      show: (row) => (
        <Badge tone={row.status === 'succeeded' ? 'good' : 'signal'}>
          {t.statuses[row.status]}
        </Badge>
      ),
      phone: 'state',
    },
    {
      id: 'amount',
      label: names.amount,
      value: (row) => row.amount_cents / 100,
      show: (row) => money(row.amount_cents, row),
    },
    {
      id: 'refunded',
      label: names.refunded,
      value: (row) => row.refunded_cents / 100,
      show: (row) =>
        row.refunded_cents === 0 ? strings.list.none : money(row.refunded_cents, row),
    },
    { id: 'currency', label: names.currency, value: (row) => row.currency, fileOnly: true },
    {
      id: 'invoice',
      label: names.invoice,
      value: (row) => row.stripe_invoice_id,
      fileOnly: true,
    },
    { id: 'uid', label: names.uid, value: (row) => row.user_id, fileOnly: true },
  ];

  return (
    <Listing
      title={strings.tabs.payments}
      fileName="payments"
      locale={locale}
      strings={strings}
      closeLabel={closeLabel}
      columns={columns}
      rowKey={({ id }) => id}
      load={load}
      rowActions={(row) => (
        <StripeLink
          href={row.stripe_url}
          about={`${payerOf(row)}, ${formatMoment(row.created_at, locale)}`}
          strings={strings.list}
        />
      )}
    >
      <SearchForm
        fields={['email', 'invoice']}
        strings={strings.search}
        hint={t.searchHint}
        onSearch={setSearch}
      />
      <Select
        label={t.filter}
        choices={[
          { value: '', label: t.all },
          ...PAYMENT_STATUSES.map((each) => ({ value: each, label: t.statuses[each] })),
        ]}
        value={status ?? ''}
        onChoose={(chosen) => setStatus(chosen || undefined)}
        className="mt-4 w-full sm:w-64"
      />
    </Listing>
  );
}
