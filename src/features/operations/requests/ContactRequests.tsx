import { useCallback } from 'react';
import type { StoredContactRequest } from '#shared/entities/handled.ts';
import { operate } from '../api';
import { timeColumn, type Column } from '../list/columns';
import type { ListProps } from '../tabs';
import { AnswerForm } from '../actions/AnswerForm';
import { doneColumns, DoneBadge } from '../actions/handled-columns';
import { EntryDialog } from '../list/EntryDialog';
import { formatMoment } from '../format';
import { HandledActions } from '../actions/HandledActions';
import { Listing } from '../list/Listing';
import { MailLink } from '../list/MailLink';
import { MessageList } from '../list/MessageList';
import type { LoadPage } from '../list/use-list';
import { useOpenSearch } from '../list/use-open-search';

/** The messages of the contact form, with our answers. */
export function ContactRequests({ locale, strings, closeLabel, at }: ListProps) {
  const { columns: names } = strings;
  const { filter, form } = useOpenSearch(['email', 'name'], at, strings);
  const load: LoadPage<StoredContactRequest> = useCallback(
    (page) => operate({ action: 'contact-requests', ...filter, ...page }),
    [filter],
  );

  const columns: Column<StoredContactRequest>[] = [
    timeColumn('created_at', names.created_at, (row) => row.created_at, locale),
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
            {row.replies.length > 0 && (
              <section className="mt-8">
                <h3 className="font-semibold">{strings.replies}</h3>
                <MessageList
                  locale={locale}
                  messages={row.replies.map(({ operator_name, at, text }) => ({
                    at,
                    text,
                    from: operator_name,
                  }))}
                />
              </section>
            )}
            <HandledActions
              collection="contact_requests"
              row={row}
              onChange={onChange}
              locale={locale}
              strings={strings}
              first={(onDone) => (
                <AnswerForm
                  {...{ onChange, onDone, locale, strings }}
                  texts={strings.act.answer}
                  about={row.subject}
                  request={(text) => ({
                    action: 'answer-request',
                    id: row.id,
                    text,
                    seen: row.replies.at(-1)?.at ?? null,
                  })}
                  reread={() => operate({ action: 'contact-requests', id: row.id })}
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
