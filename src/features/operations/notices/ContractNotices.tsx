import { useCallback } from 'react';
import { fill } from '@/i18n/fill';
import { ActionForm } from '../actions/ActionForm';
import { operate } from '../api';
import { timeColumn, type Column } from '../list/columns';
import type { ListProps } from '../tabs';
import { doneColumns, DoneBadge } from '../actions/handled-columns';
import { EntryDialog } from '../list/EntryDialog';
import { formatMoment, formatShortDay } from '../format';
import { HandledActions } from '../actions/HandledActions';
import { Listing } from '../list/Listing';
import { MailLink } from '../list/MailLink';
import {
  contractFacts,
  deletionText,
  endText,
  kindOf,
  todoText,
  type NoticeRow,
} from './notice-row';
import type { LoadPage } from '../list/use-list';
import { useOpenSearch } from '../list/use-open-search';

/** Cancellations and withdrawals, each with its contract and deadline. */
export function ContractNotices({ locale, strings, closeLabel, at }: ListProps) {
  const { columns: names, act, notices } = strings;
  const texts = { locale, strings };
  const { filter, form } = useOpenSearch(['email'], at, strings);
  const load: LoadPage<NoticeRow> = useCallback(
    (page) => operate({ action: 'contract-notices', ...filter, ...page }),
    [filter],
  );

  const columns: Column<NoticeRow>[] = [
    timeColumn('received_at', names.received_at, (row) => row.received_at, locale),
    { id: 'kind', label: names.kind, value: (row) => kindOf(row, notices), phone: 'subject' },
    {
      id: 'due_on',
      label: names.due_on,
      value: (row) => row.due_on,
      show: (row) => formatShortDay(row.due_on, locale),
    },
    ...doneColumns<NoticeRow>(strings),
    { id: 'name', label: names.name, value: (row) => row.name },
    { id: 'id', label: names.id, value: (row) => row.id },
    { id: 'email', label: names.email, value: (row) => row.email, fileOnly: true },
    { id: 'contract', label: names.contract, value: (row) => row.contract, fileOnly: true },
    { id: 'ends_on', label: names.ends_on, value: (row) => row.ends_on ?? null, fileOnly: true },
    { id: 'repeats', label: names.repeats, value: (row) => row.repeats, fileOnly: true },
    {
      id: 'account',
      label: names.account,
      value: (row) => deletionText(row, texts),
      fileOnly: true,
    },
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
      allHref={at === null ? null : '#notices'}
      details={{
        nameOf: (row) => `${row.name}, ${row.id}`,
        show: (row, dialog, onChange) => (
          <EntryDialog
            title={`${kindOf(row, notices)}, ${row.id}`}
            {...dialog}
            text={row.reason}
            todo={row.done === null ? todoText(row, texts) : null}
            facts={[
              [names.state, <DoneBadge key="state" row={row} strings={strings} />],
              [names.received_at, formatMoment(row.received_at, locale)],
              [names.repeats, row.repeats === 0 ? null : String(row.repeats)],
              [names.due_on, formatShortDay(row.due_on, locale)],
              [names.name, row.name],
              [
                names.email,
                <MailLink
                  key="email"
                  email={row.email}
                  subject={`${kindOf(row, notices)} (${row.id})`}
                />,
              ],
              [
                names.member,
                row.case.uid && (
                  <a key="member" className="link" href={`#members/${row.case.uid}`}>
                    {notices.toMember}
                  </a>
                ),
              ],
              ...contractFacts(row, texts),
              [names.contract, row.contract],
              [names.ends_on, endText(row, texts)],
              [names.account, deletionText(row, texts)],
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
      {form}
    </Listing>
  );
}
