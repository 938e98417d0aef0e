import { OPERATIONS_EXPORT_PAGE } from '#shared/limits.ts';
import type { OperationsAction, OperationsList, OperationsOutput } from '#shared/api/operations.ts';
import type { AuditEntry } from '#shared/entities/audit-entry.ts';
import { createEntry, listEntries, type Operator } from '../stores/audit-log.ts';
import { listContactRequests } from '../stores/contact-requests.ts';
import { listEventRows, listQuestionRows } from './events.ts';
import { listSupportThreads } from '../stores/support-threads.ts';
import {
  listFailures,
  listMembers,
  listMoney,
  listNights,
  listNotices,
  listRunStates,
  listUse,
} from './operator-lists.ts';

type ListAction = OperationsList['action'];

/** Lists without persons: reading them leaves no entry. */
const IMPERSONAL_LISTS: readonly OperationsAction[] = [
  'webhook-failures',
  'ledger',
  'events',
  'audit-log',
];

/**
 * A page of a list for an operator. That persons were read, or anything exported, is written to the
 * audit log before it is answered (product 29.13).
 *
 * @throws ApiError `invalid-input` for a cursor that is not ours; then there is no entry
 */
export async function readAuditedList(
  input: OperationsList,
  operator: Operator,
): Promise<OperationsOutput<ListAction>> {
  const limit = input.export ? OPERATIONS_EXPORT_PAGE : input.limit;
  const answer = await readList({ ...input, limit }, operator.now);
  if (input.export || !IMPERSONAL_LISTS.includes(input.action)) {
    await createEntry(operator, {
      action: input.export ? 'exported' : 'read',
      target: input.action,
      user_id: null,
      note: '',
      list: { filter: filterOf(input), rows: answer.rows.length },
    });
  }
  return answer;
}

async function readList(input: OperationsList, now: Date): Promise<OperationsOutput<ListAction>> {
  const { action } = input;
  switch (action) {
    case 'contact-requests':
      return { action, ...(await listContactRequests(input)) };
    case 'support-threads':
      return { action, ...(await listSupportThreads(input)) };
    case 'contract-notices':
      return { action, ...(await listNotices(input, now)) };
    case 'members':
      return { action, ...(await listMembers(input, now)) };
    case 'payments':
      return { action, ...(await listMoney(input)) };
    case 'webhook-failures':
      return { action, ...(await listFailures(input)) };
    case 'ledger':
      return { action, ...(await listNights(input)) };
    case 'quota':
      return { action, ...(await listUse(input, now)) };
    case 'runs':
      return { action, ...(await listRunStates(input)) };
    case 'events':
      return { action, ...(await listEventRows(input)) };
    case 'event-questions':
      return { action, ...(await listQuestionRows(input)) };
    case 'audit-log':
      return { action, ...(await listEntries(input)) };
  }
}

/** What picks rows by whom or what they are about. */
const SEARCHES = ['id', 'uid', 'event', 'email', 'name', 'invoice'];

/** Without what was searched for. */
function filterOf(input: OperationsList): NonNullable<AuditEntry['list']>['filter'] {
  const isSearch = Object.entries(input).some(
    ([field, value]) => SEARCHES.includes(field) && value !== undefined && value !== '',
  );
  if (isSearch) return 'search';
  if ('open' in input && input.open) return 'open';
  return ('status' in input && input.status) || 'all';
}
