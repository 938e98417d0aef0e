import { useCallback, useState } from 'react';
import type { SupportThread } from '#shared/entities/support-thread.ts';
import { doneColumns, DoneBadge } from '../actions/handled-columns';
import { HandledActions } from '../actions/HandledActions';
import { operate } from '../api';
import { formatMoment, formatShortDay } from '../format';
import type { Column } from '../list/columns';
import { EntryDialog } from '../list/EntryDialog';
import { Listing } from '../list/Listing';
import { MailLink } from '../list/MailLink';
import { OpenOnly } from '../list/OpenOnly';
import { SearchForm } from '../list/SearchForm';
import type { LoadPage } from '../list/use-list';
import type { ListProps } from '../tabs';
import { AnswerForm, ThreadMessages } from './ThreadMessages';

/** Members' messages with their promised day; of the open ones first what is due first. */
export function SupportThreads({ locale, strings, closeLabel, at }: ListProps) {
  const { columns: names, list: t, members, supportKinds: kinds } = strings;
  const [open, setOpen] = useState(true);
  const [search, setSearch] = useState<{ email?: string; name?: string }>({});
  const load: LoadPage<SupportThread> = useCallback(
    (page) =>
      operate({
        action: 'support-threads',
        ...(at === null ? { open, ...search } : { id: at }),
        ...page,
      }),
    [open, search, at],
  );
  const accessOf = (row: SupportThread) => (row.is_premium ? members.premium : members.free);
  const aboutOf = ({ context }: SupportThread) =>
    context && `${kinds[context.kind]}: ${context.title}`;

  const columns: Column<SupportThread>[] = [
    {
      id: 'due_on',
      label: names.due_on,
      value: (row) => row.due_on,
      show: (row) => formatShortDay(row.due_on, locale),
    },
    ...doneColumns<SupportThread>(strings),
    { id: 'name', label: names.name, value: (row) => row.name, phone: 'subject' },
    { id: 'access', label: names.access, value: accessOf },
    { id: 'target', label: names.target, value: aboutOf },
    {
      id: 'at',
      label: names.at,
      value: (row) => row.updated_at,
      show: (row) => formatMoment(row.updated_at, locale),
      phone: 'age',
    },
    { id: 'email', label: names.email, value: (row) => row.email, fileOnly: true },
    { id: 'uid', label: names.uid, value: (row) => row.user_id, fileOnly: true },
    { id: 'id', label: names.id, value: (row) => row.id, fileOnly: true },
  ];

  return (
    <Listing
      title={strings.tabs.support}
      fileName="members-messages"
      locale={locale}
      strings={strings}
      closeLabel={closeLabel}
      columns={columns}
      rowKey={({ id }) => id}
      load={load}
      allHref={at === null ? null : '#support'}
      details={{
        nameOf: (row) => row.name,
        show: (row, dialog, onChange) => (
          <EntryDialog
            title={row.name}
            {...dialog}
            facts={[
              [names.state, <DoneBadge key="state" row={row} strings={strings} />],
              [names.due_on, row.done === null ? formatShortDay(row.due_on, locale) : null],
              [names.email, <MailLink key="email" email={row.email} />],
              [names.access, accessOf(row)],
              [
                names.member,
                <a key="member" className="link" href={`#members/${row.user_id}`}>
                  {strings.notices.toMember}
                </a>,
              ],
              [names.target, aboutOf(row)],
              [names.language, strings.languages[row.locale]],
            ]}
          >
            <ThreadMessages row={row} locale={locale} strings={strings} />
            <HandledActions
              collection="support_threads"
              row={row}
              onChange={onChange}
              locale={locale}
              strings={strings}
              first={(onDone) => <AnswerForm {...{ row, onChange, onDone, locale, strings }} />}
            />
          </EntryDialog>
        ),
      }}
    >
      <SearchForm
        fields={['email', 'name']}
        strings={strings.search}
        onSearch={(next) => {
          setSearch(next);
          // A search includes threads that are done, to find earlier ones of the same person.
          if (Object.keys(next).length > 0) setOpen(false);
        }}
      />
      <OpenOnly checked={open} strings={t} onChange={setOpen} />
    </Listing>
  );
}
