import { useState } from 'react';
import { Badge } from '@/components/ui/Badge';
import { fill } from '@/i18n/fill';
import type { EventRow } from '#shared/api/operations-events.ts';
import { JOIN_MINUTES } from '#shared/event-limits.ts';
import { isOver } from '#shared/rules/events.ts';
import { ActionForm } from '../actions/ActionForm';
import { HistoryList } from '../actions/HistoryList';
import { useHistory } from '../actions/use-history';
import { operate } from '../api';
import { formatMoment } from '../format';
import type { Column } from '../list/columns';
import { EntryDialog, type EntryDialogProps } from '../list/EntryDialog';
import { Listing } from '../list/Listing';
import type { LoadPage } from '../list/use-list';
import type { OperationsTexts } from '../strings';
import type { ListProps } from '../tabs';
import { enteredEvent, EventFields } from './EventFields';
import { EventQuestions } from './EventQuestions';

/** What an operator still has to do for it. */
function stateOf(event: EventRow, now: Date): 'planned' | 'noLink' | 'over' | 'answersDue' {
  if (!isOver(event, now)) return event.join_url === null ? 'noLink' : 'planned';
  return event.answers === null && event.recording_url === null ? 'answersDue' : 'over';
}

/** A new function each time, which loads the list again (list/use-list.ts). */
const loader = (): LoadPage<EventRow> => (page) => operate({ action: 'events', ...page });

/** The live Q&As, to add, change and remove (product 30.2). */
export function LiveEvents({ locale, strings, closeLabel }: ListProps) {
  const { events: t } = strings;
  const [load, setLoad] = useState(loader);
  const [now] = useState(() => new Date());
  const reload = () => setLoad(loader);
  const columns: Column<EventRow>[] = [
    {
      id: 'starts_at',
      label: t.columns.starts_at,
      value: (row) => row.starts_at,
      show: (row) => formatMoment(row.starts_at, locale),
    },
    {
      id: 'state',
      label: t.columns.state,
      value: (row) => t.states[stateOf(row, now)],
      show: (row) => {
        const state = stateOf(row, now);
        const isDue = state === 'noLink' || state === 'answersDue';
        return <Badge tone={isDue ? 'signal' : 'good'}>{t.states[state]}</Badge>;
      },
      phone: 'state',
    },
    { id: 'topic', label: t.columns.topic, value: (row) => row.topic[locale], phone: 'subject' },
    { id: 'questions', label: t.columns.questions, value: (row) => row.questions },
  ];
  return (
    <>
      <Listing
        title={strings.tabs.events}
        fileName="events"
        locale={locale}
        strings={strings}
        closeLabel={closeLabel}
        columns={columns}
        rowKey={({ id }) => id}
        load={load}
        details={{
          nameOf: (row) => row.topic[locale],
          show: (row, dialog) => (
            <EventEntry {...{ row, dialog, locale, strings }} onDone={reload} />
          ),
        }}
      >
        <p className="mt-3 max-w-3xl text-base text-soft">
          {fill(t.hint, { minutes: JOIN_MINUTES })}
        </p>
      </Listing>
      <div className="mt-4 max-w-3xl">
        <ActionForm
          texts={t.add}
          about={strings.tabs.events}
          locale={locale}
          strings={strings}
          request={({ text }) => ({
            action: 'save-event',
            id: null,
            event: enteredEvent(text),
            seen: null,
          })}
          onDone={reload}
        >
          <EventFields event={null} strings={t} />
        </ActionForm>
      </div>
    </>
  );
}

interface EventEntryProps extends OperationsTexts {
  row: EventRow;
  dialog: Pick<EntryDialogProps, 'closeLabel' | 'onClose'>;
  onDone: () => void;
}

/** One live Q&A with its questions and actions; an action closes it. */
function EventEntry({ row, dialog, locale, strings, onDone }: EventEntryProps) {
  const { events: t } = strings;
  const { history } = useHistory([`events/${row.id}`]);
  const { id, updated_at: seen } = row;
  const form = { about: row.topic[locale], locale, strings };
  const done = () => {
    dialog.onClose();
    onDone();
  };
  return (
    <EntryDialog
      title={row.topic[locale]}
      {...dialog}
      text={row.description[locale]}
      facts={[
        [t.columns.starts_at, formatMoment(row.starts_at, locale)],
        [t.fields.minutes, row.minutes],
        [t.fields.joinUrl, row.join_url],
        [t.fields.recordingUrl, row.recording_url],
      ]}
    >
      <section className="mt-8">
        <h3 className="mb-3 font-semibold">{strings.act.heading}</h3>
        <ActionForm
          {...form}
          texts={t.change}
          request={({ text }) => ({ action: 'save-event', id, event: enteredEvent(text), seen })}
          onDone={done}
        >
          <EventFields event={row} strings={t} />
        </ActionForm>
        <ActionForm
          {...form}
          texts={t.remove}
          request={() => ({ action: 'remove-event', id, seen })}
          onDone={done}
        />
      </section>
      {/* Below the actions, which would move when it comes. */}
      <EventQuestions event={id} locale={locale} strings={strings} />
      <HistoryList history={history} locale={locale} strings={strings} />
    </EntryDialog>
  );
}
