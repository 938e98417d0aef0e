import { useCallback, useState } from 'react';
import { Badge } from '@/components/ui/Badge';
import { fill } from '@/i18n/fill';
import type { OperationsOutput } from '#shared/api/operations.ts';
import { operate } from '../api';
import { timeColumn, type Column } from '../list/columns';
import type { ListProps } from '../tabs';
import { formatMoment } from '../format';
import { Listing } from '../list/Listing';
import { OpenOnly } from '../list/OpenOnly';
import { StripeLink } from '../list/StripeLink';
import type { LoadPage } from '../list/use-list';

type FailureRow = OperationsOutput<'webhook-failures'>['rows'][number];

/** Stripe events that have failed at least once. */
export function WebhookFailures({ locale, strings, closeLabel }: ListProps) {
  const { columns: names, webhooks: t } = strings;
  const [open, setOpen] = useState(true);
  const load: LoadPage<FailureRow> = useCallback(
    (page) => operate({ action: 'webhook-failures', open, ...page }),
    [open],
  );
  const stateOf = ({ applied_at }: FailureRow) =>
    applied_at === null ? t.failing : fill(t.applied, { date: formatMoment(applied_at, locale) });

  const columns: Column<FailureRow>[] = [
    timeColumn('failed_at', names.failed_at, (row) => row.failed_at, locale),
    { id: 'type', label: names.type, value: (row) => row.type, phone: 'subject' },
    {
      id: 'state',
      label: names.state,
      value: stateOf,
      show: (row) =>
        row.applied_at === null ? <Badge tone="signal">{t.failing}</Badge> : stateOf(row),
      phone: 'state',
    },
    { id: 'failure', label: names.failure, value: (row) => row.failure },
    { id: 'failures', label: names.failures, value: (row) => row.failures },
    { id: 'event', label: names.event, value: (row) => row.id, fileOnly: true },
  ];

  return (
    <Listing
      title={strings.tabs.webhooks}
      fileName="failed-webhooks"
      locale={locale}
      strings={strings}
      closeLabel={closeLabel}
      columns={columns}
      rowKey={({ id }) => id}
      load={load}
      rowActions={(row) => (
        <StripeLink href={row.stripe_url} about={row.id} strings={strings.list} />
      )}
    >
      <p className="mt-3 max-w-3xl text-base text-soft">{t.hint}</p>
      <OpenOnly checked={open} strings={strings.list} onChange={setOpen} />
    </Listing>
  );
}
