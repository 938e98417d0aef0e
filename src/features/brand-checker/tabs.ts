/** The page's tabs in their order (product 21.1); the first is the default. */
export const CHECKER_TABS = ['overview', 'testing', 'sources', 'campaigns'] as const;

export type CheckerTab = (typeof CHECKER_TABS)[number];

/** The tab of a fragment, by default the overview. */
export function tabOf(hash: string): CheckerTab {
  return CHECKER_TABS.find((tab) => hash === `#${tab}`) ?? CHECKER_TABS[0];
}
