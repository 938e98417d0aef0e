import { fill, fillCount } from '@/i18n/fill';
import type { OperationsList } from '#shared/api/operations.ts';
import type { AuditEntry } from '#shared/entities/audit-entry.ts';
import type { OperationsStrings } from '../strings';
import type { OperationsTab } from '../tabs';

/** The tab of each list. */
const LIST_TABS: Record<OperationsList['action'], OperationsTab> = {
  'contact-requests': 'requests',
  'support-threads': 'support',
  'contract-notices': 'notices',
  members: 'members',
  payments: 'payments',
  'webhook-failures': 'webhooks',
  ledger: 'ledger',
  quota: 'quota',
  runs: 'runs',
  events: 'events',
  'event-questions': 'events',
  'audit-log': 'audit',
};

/**
 * The text of an entry's target: a row by its path, like `contract_notices/PK3TQV643B`, or a list.
 */
export function targetText(target: string, { audit, tabs }: OperationsStrings): string {
  const tab = Object.entries(LIST_TABS).find(([list]) => list === target)?.[1];
  if (tab !== undefined) return tabs[tab];
  const [collection = '', id = ''] = target.split('/');
  const text = Object.entries(audit.targets).find(([name]) => name === collection)?.[1];
  return text === undefined ? target : fill(text, { id });
}

/** The operator's note or reason, or the part of a list that was read. */
export function noteText({ note, list }: AuditEntry, strings: OperationsStrings): string | null {
  if (list === undefined) return note || null;
  const { audit, payments } = strings;
  const filters = { ...audit.filters, ...payments.statuses };
  return `${filters[list.filter]}, ${fillCount(audit.rows, list.rows)}`;
}
