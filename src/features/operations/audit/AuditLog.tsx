import { useCallback, useState } from 'react';
import { Select } from '@/components/ui/Select';
import type { AuditEntry } from '#shared/entities/audit-entry.ts';
import { operate } from '../api';
import { noteText, targetText } from './audit-texts';
import { timeColumn, type Column } from '../list/columns';
import type { ListProps } from '../tabs';
import { Listing } from '../list/Listing';
import type { LoadPage } from '../list/use-list';

/** The operators' actions and, on request, what they read. Entries cannot be changed. */
export function AuditLog({ locale, strings, closeLabel }: ListProps) {
  const { columns: names, audit } = strings;
  const [reads, setReads] = useState(false);
  const load: LoadPage<AuditEntry> = useCallback(
    (page) => operate({ action: 'audit-log', reads, ...page }),
    [reads],
  );

  const columns: Column<AuditEntry>[] = [
    timeColumn('at', names.at, (row) => row.at, locale),
    { id: 'operator', label: names.operator, value: (row) => row.operator_name, phone: 'state' },
    {
      id: 'action',
      label: names.action,
      value: (row) => audit.actions[row.action],
      phone: 'subject',
    },
    {
      id: 'target',
      label: names.target,
      value: (row) => row.target,
      show: ({ target }) => targetText(target, strings),
    },
    { id: 'note', label: names.note, value: (row) => noteText(row, strings) },
    { id: 'uid', label: names.uid, value: (row) => row.operator_uid, fileOnly: true },
  ];

  return (
    <Listing
      title={strings.tabs.audit}
      fileName="audit-log"
      locale={locale}
      strings={strings}
      closeLabel={closeLabel}
      columns={columns}
      rowKey={({ id }) => id}
      load={load}
    >
      <Select
        label={audit.show}
        choices={[
          { value: 'actions', label: audit.actionsOnly },
          { value: 'everything', label: audit.everything },
        ]}
        value={reads ? 'everything' : 'actions'}
        onChoose={(chosen) => setReads(chosen === 'everything')}
        className="mt-4 w-full sm:w-64"
      />
    </Listing>
  );
}
