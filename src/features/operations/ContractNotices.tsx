import { useCallback, useState } from 'react';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS } from '@/i18n/locales';
import { PLAN_CURRENCY } from '#shared/entities/plan.ts';
import { formatMoney } from '#shared/rules/money.ts';
import type { OperationsOutput } from '#shared/api/operations.ts';
import { ActionForm } from './ActionForm';
import { operate } from './api';
import type { Column } from './columns';
import type { ListProps } from './Desk';
import { doneColumns, DoneBadge } from './done-columns';
import { EntryDialog } from './EntryDialog';
import { formatMoment, formatShortDay } from './format';
import { HandledActions } from './HandledActions';
import { Listing } from './Listing';
import { OpenOnly } from './OpenOnly';
import type { OperationsStrings } from './strings';
import type { LoadPage } from './use-list';

type Notice = OperationsOutput<'contract-notices'>['rows'][number];

function kindOf({ kind, cause }: Notice, strings: OperationsStrings['notices']): string {
  if (kind === 'withdrawal') return strings.withdrawal;
  return cause === 'for_cause' ? strings.forCause : strings.cancellation;
}

/** Cancellations and withdrawals, each with the day by which it must be dealt with. */
export function ContractNotices({ locale, strings, closeLabel }: ListProps) {
  const { columns: names, list: t, act } = strings;
  const [open, setOpen] = useState(false);
  const load: LoadPage<Notice> = useCallback(
    (page) => operate({ action: 'contract-notices', open, ...page }),
    [open],
  );

  const columns: Column<Notice>[] = [
    {
      id: 'received_at',
      label: names.received_at,
      value: (row) => row.received_at,
      show: (row) => formatMoment(row.received_at, locale),
    },
    { id: 'kind', label: names.kind, value: (row) => kindOf(row, strings.notices) },
    {
      id: 'due_on',
      label: names.due_on,
      value: (row) => row.due_on,
      show: (row) => formatShortDay(row.due_on, locale),
    },
    ...doneColumns<Notice>(strings),
    { id: 'name', label: names.name, value: (row) => row.name },
    { id: 'id', label: names.id, value: (row) => row.id },
    { id: 'email', label: names.email, value: (row) => row.email, fileOnly: true },
    { id: 'contract', label: names.contract, value: (row) => row.contract, fileOnly: true },
    { id: 'ends_on', label: names.ends_on, value: (row) => row.ends_on ?? null, fileOnly: true },
    { id: 'repeats', label: names.repeats, value: (row) => row.repeats, fileOnly: true },
    { id: 'account', label: names.account, value: deletionText, fileOnly: true },
    { id: 'reason', label: names.reason, value: (row) => row.reason ?? null, fileOnly: true },
  ];

  return (
    <Listing
      title={strings.tabs.notices}
      fileName="contract-notices"
      locale={locale}
      strings={strings}
      closeLabel={closeLabel}
      columns={columns}
      rowKey={({ id }) => id}
      load={load}
      details={{
        nameOf: (row) => `${row.name}, ${row.id}`,
        show: (row, dialog, onChange) => (
          <EntryDialog
            title={`${kindOf(row, strings.notices)}, ${row.id}`}
            {...dialog}
            text={row.reason}
            facts={[
              [names.state, <DoneBadge key="state" row={row} strings={strings} />],
              [names.received_at, formatMoment(row.received_at, locale)],
              [names.repeats, row.repeats === 0 ? null : String(row.repeats)],
              [names.due_on, formatShortDay(row.due_on, locale)],
              [names.name, row.name],
              [names.email, row.email],
              [names.contract, row.contract],
              [names.ends_on, endText(row)],
              [names.account, deletionText(row)],
            ]}
          >
            <HandledActions
              collection="contract_notices"
              row={row}
              onChange={onChange}
              locale={locale}
              strings={strings}
              more={(onDone) => (
                <ActionForm
                  texts={{ ...act.receipt, text: fill(act.receipt.text, { email: row.email }) }}
                  about={row.id}
                  locale={locale}
                  strings={strings}
                  request={() => ({ action: 'resend-receipt', id: row.id })}
                  onDone={onDone}
                />
              )}
            />
          </EntryDialog>
        ),
      }}
    >
      <OpenOnly checked={open} strings={t} onChange={setOpen} />
    </Listing>
  );

  /** The money may be back already, and there is nothing left to end. */
  function deletionText({ account_deleted: deleted }: Notice): string | null {
    return (
      deleted &&
      fill(strings.notices.accountDeleted, {
        date: formatShortDay(deleted.at, locale),
        refund: formatMoney(deleted.refund_cents, PLAN_CURRENCY, LOCALE_TAGS[locale]),
      })
    );
  }

  function endText({ kind, ends_on }: Notice): string | null {
    if (kind === 'withdrawal') return null;
    return ends_on === undefined ? strings.notices.earliest : formatShortDay(ends_on, locale);
  }
}
