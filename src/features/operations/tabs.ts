/** The page's lists in their order. */
export const DESK_TABS = [
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

/** The list that an address names in its fragment; the first one when it names none. */
export function deskTabOf(hash: string): DeskTab {
  return DESK_TABS.find((tab) => hash === `#${tab}`) ?? DESK_TABS[0];
}
