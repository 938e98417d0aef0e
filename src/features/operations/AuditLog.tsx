import { fill } from '@/i18n/fill';
import type { AuditEntry } from '#shared/entities/audit-entry.ts';
import { operate } from './api';
import type { Column } from './columns';
import type { ListProps } from './Desk';
import { formatMoment } from './format';
import { Listing } from './Listing';
import type { OperationsStrings } from './strings';
import { useList, type LoadPage } from './use-list';

const load: LoadPage<AuditEntry> = (page) => operate({ action: 'audit-log', ...page });

/** A row's path as what it is about, like `contract_notices/PK3TQV643B`. */
function targetText(path: string, texts: OperationsStrings['audit']['targets']): string {
  const [collection = '', id = ''] = path.split('/');
  const text = Object.entries(texts).find(([name]) => name === collection)?.[1];
  return text === undefined ? path : fill(text, { id });
}

/** Every action of every operator; nobody can change it. */
export function AuditLog({ locale, strings }: ListProps) {
  const { columns: names, audit } = strings;
  const list = useList(load);

  const columns: Column<AuditEntry>[] = [
    {
      id: 'at',
      label: names.at,
      value: (row) => row.at,
      show: (row) => formatMoment(row.at, locale),
    },
    { id: 'operator', label: names.operator, value: (row) => row.operator_name },
    { id: 'action', label: names.action, value: (row) => audit.actions[row.action] },
    {
      id: 'target',
      label: names.target,
      value: (row) => row.target,
      show: ({ target }) => targetText(target, audit.targets),
    },
    { id: 'note', label: names.note, value: (row) => row.note || null },
    { id: 'uid', label: names.uid, value: (row) => row.operator_uid, fileOnly: true },
  ];

  return (
    <Listing
      title={strings.tabs.audit}
      fileName="audit-log"
      strings={strings}
      columns={columns}
      rowKey={({ id }) => id}
      load={load}
      list={list}
    />
  );
}
