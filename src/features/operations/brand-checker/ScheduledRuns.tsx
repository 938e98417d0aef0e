import { Badge } from '@/components/ui/Badge';
import type { OperationsOutput } from '#shared/api/operations.ts';
import { operate } from '../api';
import { timeColumn, type Column } from '../list/columns';
import type { ListProps } from '../tabs';
import { Listing } from '../list/Listing';
import type { LoadPage } from '../list/use-list';

type RunRow = OperationsOutput<'runs'>['rows'][number];

const load: LoadPage<RunRow> = (page) => operate({ action: 'runs', ...page });

/** Scheduled runs of the Brand Checker, without the members' questions. */
export function ScheduledRuns({ locale, strings, closeLabel }: ListProps) {
  const { columns: names, runs: t } = strings;

  const columns: Column<RunRow>[] = [
    timeColumn('due_at', names.due_at, (row) => row.due_at, locale),
    {
      id: 'email',
      label: names.email,
      value: (row) => row.email ?? row.user_id,
      phone: 'subject',
    },
    {
      id: 'state',
      label: names.state,
      value: (row) => t.states[row.state],
      show: (row) => (
        <Badge tone={row.state === 'closed' ? 'good' : 'neutral'}>{t.states[row.state]}</Badge>
      ),
      phone: 'state',
    },
    { id: 'done', label: names.answered, value: (row) => row.done },
    { id: 'missed', label: names.missed, value: (row) => row.missed },
    { id: 'open', label: names.open, value: (row) => row.open },
    {
      id: 'reasons',
      label: names.failure,
      value: (row) => row.reasons.map((reason) => t.reasons[reason]).join(', ') || null,
    },
    { id: 'campaign', label: names.campaign, value: (row) => row.campaign_id, fileOnly: true },
    { id: 'uid', label: names.uid, value: (row) => row.user_id, fileOnly: true },
  ];

  return (
    <Listing
      title={strings.tabs.runs}
      fileName="scheduled-runs"
      locale={locale}
      strings={strings}
      closeLabel={closeLabel}
      columns={columns}
      rowKey={({ id }) => id}
      load={load}
    >
      <p className="mt-3 max-w-3xl text-base text-soft">{t.hint}</p>
    </Listing>
  );
}
