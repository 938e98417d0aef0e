import type { OperationsToday } from '#shared/api/operations-today.ts';
import type { OperationsTexts } from './strings';

/** The page's tabs in their order: the open items, then the lists. */
export const OPERATIONS_TABS = [
  'today',
  'support',
  'requests',
  'notices',
  'members',
  'payments',
  'webhooks',
  'ledger',
  'quota',
  'runs',
  'events',
  'audit',
] as const;

export type OperationsTab = (typeof OPERATIONS_TABS)[number];

/** Props of each tab's content. */
export interface ListProps extends OperationsTexts {
  closeLabel: string;
  /** The row or state in the page's address, or null. */
  at: string | null;
}

/** A tab, or a row or state of its list: `notices/PK3TQV643B`, `payments/failed`. */
export type OperationsPath = OperationsTab | `${OperationsTab}/${string}`;

/** The path in a URL's fragment, by default the first tab. */
export function operationsPathOf(hash: string): OperationsPath {
  const [tab, at] = hash.slice(1).split('/');
  const known = OPERATIONS_TABS.find((each) => each === tab);
  if (known === undefined) return OPERATIONS_TABS[0];
  return at ? `${known}/${at}` : known;
}

/** The tab of a path, and the row or state in its list; null for the whole list. */
export function partsOf(path: OperationsPath): { tab: OperationsTab; at: string | null } {
  const [tab = '', at = null] = path.split('/');
  return { tab: OPERATIONS_TABS.find((each) => each === tab) ?? OPERATIONS_TABS[0], at };
}

/** Number of open rows of a tab. */
export function openCount(tab: OperationsTab, today: OperationsToday): number {
  switch (tab) {
    case 'support':
      return today.support.open;
    case 'requests':
      return today.requests.open;
    case 'notices':
      return today.notices.open;
    case 'webhooks':
      return today.webhooks.failing;
    case 'payments':
      return today.payments.failed + today.payments.disputed;
    case 'events':
      return today.events.next === null ? 1 : 0;
    case 'ledger':
      return today.ledger?.left ?? 0;
    default:
      return 0;
  }
}
