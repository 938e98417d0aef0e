import { useCallback } from 'react';
import type { SupportThread } from '#shared/entities/support-thread.ts';
import { AnswerForm } from '../actions/AnswerForm';
import { doneColumns, DoneBadge } from '../actions/handled-columns';
import { HandledActions } from '../actions/HandledActions';
import { operate } from '../api';
import { formatShortDay } from '../format';
import { timeColumn, type Column } from '../list/columns';
import { EntryDialog } from '../list/EntryDialog';
import { Listing } from '../list/Listing';
import { MailLink } from '../list/MailLink';
import { MessageList } from '../list/MessageList';
import type { LoadPage } from '../list/use-list';
import { useOpenSearch } from '../list/use-open-search';
import type { ListProps } from '../tabs';

/** Members' messages with their promised day; of the open ones first what is due first. */
export function SupportThreads({ locale, strings, closeLabel, at }: ListProps) {
  const { columns: names, members, supportKinds: kinds } = strings;
  const { filter, form } = useOpenSearch(['email', 'name'], at, strings);
  const load: LoadPage<SupportThread> = useCallback(
    (page) => operate({ action: 'support-threads', ...filter, ...page }),
    [filter],
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
    timeColumn('at', names.at, (row) => row.updated_at, locale),
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
            <section className="mt-8">
              <h3 className="font-semibold">{strings.messages}</h3>
              <MessageList
                locale={locale}
                messages={row.messages.map(({ at, from, operator_name, text }) => ({
                  at,
                  text,
                  from: operator_name ?? row.name,
                  isTheirs: from === 'member',
                }))}
              />
            </section>
            <HandledActions
              collection="support_threads"
              row={row}
              onChange={onChange}
              locale={locale}
              strings={strings}
              first={(onDone) => (
                <AnswerForm
                  {...{ onChange, onDone, locale, strings }}
                  texts={strings.act.thread}
                  about={row.name}
                  request={(text) => ({
                    action: 'answer-thread',
                    id: row.id,
                    text,
                    seen: row.messages.at(-1)?.at ?? null,
                  })}
                  reread={() => operate({ action: 'support-threads', id: row.id })}
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
