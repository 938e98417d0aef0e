import type { OperationsToday } from '#shared/api/operations-today.ts';

/** The page's tabs in their order: the open items, then the lists. */
export const DESK_TABS = [
  'today',
  'requests',
  'notices',
  'members',
  'payments',
  'webhooks',
  'ledger',
  'quota',
  'runs',
  'audit',
] as const;

export type DeskTab = (typeof DESK_TABS)[number];

/** A tab, or a row or state of its list: `notices/PK3TQV643B`, `payments/failed`. */
export type DeskPlace = DeskTab | `${DeskTab}/${string}`;

/** The place of a fragment, by default the first tab. */
export function deskPlaceOf(hash: string): DeskPlace {
  const [tab, at] = hash.slice(1).split('/');
  const known = DESK_TABS.find((each) => each === tab);
  if (known === undefined) return DESK_TABS[0];
  return at ? `${known}/${at}` : known;
}

/** The tab of a place, and the row or state in its list; null for the whole list. */
export function partsOf(place: DeskPlace): { tab: DeskTab; at: string | null } {
  const [tab = '', at = null] = place.split('/');
  return { tab: DESK_TABS.find((each) => each === tab) ?? DESK_TABS[0], at };
}

/** Number of open rows of a tab. */
export function openCount(tab: DeskTab, today: OperationsToday): number {
  switch (tab) {
    case 'requests':
      return today.requests.open;
    case 'notices':
      return today.notices.open;
    case 'webhooks':
      return today.webhooks.failing;
    case 'payments':
      return today.payments.failed + today.payments.disputed;
    case 'ledger':
      return today.ledger?.left ?? 0;
    default:
      return 0;
  }
}
