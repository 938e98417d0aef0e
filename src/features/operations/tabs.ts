import type { OperationsToday } from '#shared/api/operations-today.ts';

/** What is open, and the page's lists, in their order. */
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

/** A list, and a row or a state of it: `notices/PK3TQV643B`, `payments/failed`. */
export type DeskPlace = DeskTab | `${DeskTab}/${string}`;

/** The place that an address names in its fragment; the first tab when it names none. */
export function deskPlaceOf(hash: string): DeskPlace {
  const [tab, at] = hash.slice(1).split('/');
  const known = DESK_TABS.find((each) => each === tab);
  if (known === undefined) return DESK_TABS[0];
  return at ? `${known}/${at}` : known;
}

/** The tab of a place, and what of its list is named; null for all of it. */
export function partsOf(place: DeskPlace): { tab: DeskTab; at: string | null } {
  const [tab = '', at = null] = place.split('/');
  return { tab: DESK_TABS.find((each) => each === tab) ?? DESK_TABS[0], at };
}

/** How many of a tab's rows wait. */
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
