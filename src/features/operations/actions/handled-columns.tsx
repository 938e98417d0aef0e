import { Badge } from '@/components/ui/Badge';
import { germanDay } from '#shared/rules/dates.ts';
import type { Column } from '../list/columns';
import type { Handled } from './handled-row';
import type { OperationsStrings } from '../strings';

type Dated = Handled & { due_on?: string };

function stateOf({ done, due_on }: Dated): keyof OperationsStrings['states'] {
  if (done !== null) return 'done';
  return due_on !== undefined && due_on < germanDay(new Date()) ? 'overdue' : 'open';
}

const TONES = { open: 'neutral', overdue: 'signal', done: 'good' } as const;

/** A badge: done, open, or overdue. */
export function DoneBadge({ row, strings }: { row: Dated; strings: OperationsStrings }) {
  const state = stateOf(row);
  return <Badge tone={TONES[state]}>{strings.states[state]}</Badge>;
}

/** The state on the page; in the CSV also the operator, time and note. */
export function doneColumns<R extends Dated>({ columns, ...strings }: OperationsStrings) {
  const all: Column<R>[] = [
    {
      id: 'state',
      label: columns.state,
      value: (row) => strings.states[stateOf(row)],
      show: (row) => <DoneBadge row={row} strings={{ columns, ...strings }} />,
      phone: 'state',
    },
    { id: 'done_by', label: columns.done_by, value: (row) => row.done?.operator_name ?? null },
    {
      id: 'done_at',
      label: columns.done_at,
      value: (row) => row.done?.at ?? null,
      fileOnly: true,
    },
    { id: 'note', label: columns.note, value: (row) => row.done?.note ?? null, fileOnly: true },
  ];
  return all;
}
