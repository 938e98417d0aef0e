/** The page's tabs in their order (product 21.1); it starts on the first. */
export const CHECKER_TABS = ['overview', 'campaigns', 'testing'] as const;

export type CheckerTab = (typeof CHECKER_TABS)[number];

/** The tab that an address names in its fragment; the overview when it names none. */
export function tabOf(hash: string): CheckerTab {
  return CHECKER_TABS.find((tab) => hash === `#${tab}`) ?? CHECKER_TABS[0];
}
