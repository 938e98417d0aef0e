import { useCallback, useState } from 'react';
import type { StoredContactRequest } from '#shared/entities/handled.ts';
import { operate } from '../api';
import type { Column } from '../list/columns';
import type { ListProps } from '../tabs';
import { doneColumns, DoneBadge } from '../actions/handled-columns';
import { EntryDialog } from '../list/EntryDialog';
import { formatMoment } from '../format';
import { HandledActions } from '../actions/HandledActions';
import { Listing } from '../list/Listing';
import { MailLink } from '../list/MailLink';
import { OpenOnly } from '../list/OpenOnly';
import { ReplyForm, RequestReplies } from './RequestReplies';
import { SearchForm } from '../list/SearchForm';
import type { LoadPage } from '../list/use-list';

/** The messages of the contact form, with our answers. */
export function ContactRequests({ locale, strings, closeLabel, at }: ListProps) {
  const { columns: names, list: t } = strings;
  const [open, setOpen] = useState(true);
  const [search, setSearch] = useState<{ email?: string; name?: string }>({});
  const load: LoadPage<StoredContactRequest> = useCallback(
    (page) =>
      operate({
        action: 'contact-requests',
        ...(at === null ? { open, ...search } : { id: at }),
        ...page,
      }),
    [open, search, at],
  );

  const columns: Column<StoredContactRequest>[] = [
    {
      id: 'created_at',
      label: names.created_at,
      value: (row) => row.created_at,
      show: (row) => formatMoment(row.created_at, locale),
      phone: 'age',
    },
    ...doneColumns<StoredContactRequest>(strings),
    { id: 'name', label: names.name, value: (row) => row.name },
    { id: 'subject', label: names.subject, value: (row) => row.subject, phone: 'subject' },
    { id: 'email', label: names.email, value: (row) => row.email, fileOnly: true },
    { id: 'phone', label: names.phone, value: (row) => row.phone, fileOnly: true },
    { id: 'message', label: names.message, value: (row) => row.message, fileOnly: true },
    { id: 'id', label: names.id, value: (row) => row.id, fileOnly: true },
  ];

  return (
    <Listing
      title={strings.tabs.requests}
      fileName="contact-requests"
      locale={locale}
      strings={strings}
      closeLabel={closeLabel}
      columns={columns}
      rowKey={({ id }) => id}
      load={load}
      allHref={at === null ? null : '#requests'}
      details={{
        nameOf: (row) => `${row.name}, ${row.subject}`,
        show: (row, dialog, onChange) => (
          <EntryDialog
            title={row.subject}
            {...dialog}
            text={[row.message, row.questionnaire_answers].filter(Boolean).join('\n\n')}
            facts={[
              [names.state, <DoneBadge key="state" row={row} strings={strings} />],
              [names.created_at, formatMoment(row.created_at, locale)],
              [names.name, row.name],
              [
                names.email,
                <MailLink key="email" email={row.email} subject={`Re: ${row.subject}`} />,
              ],
              [names.phone, row.phone],
              [
                names.member,
                row.user_id && (
                  <a key="member" className="link" href={`#members/${row.user_id}`}>
                    {strings.notices.toMember}
                  </a>
                ),
              ],
              [names.language, strings.languages[row.locale]],
            ]}
          >
            <RequestReplies row={row} locale={locale} strings={strings} />
            <HandledActions
              collection="contact_requests"
              row={row}
              onChange={onChange}
              locale={locale}
              strings={strings}
              first={(onDone) => <ReplyForm {...{ row, onChange, onDone, locale, strings }} />}
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
          // A search includes requests that are done, to find earlier ones of the same person.
          if (Object.keys(next).length > 0) setOpen(false);
        }}
      />
      <OpenOnly checked={open} strings={t} onChange={setOpen} />
    </Listing>
  );
}
