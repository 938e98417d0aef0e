import { atom, onMount } from 'nanostores';
import { flushSync } from 'react-dom';

/** The page's tabs in their order (product 21.1); the first is the default. */
export const CHECKER_TABS = ['overview', 'testing', 'sources', 'campaigns'] as const;

export type CheckerTab = (typeof CHECKER_TABS)[number];

/** The tab of a fragment, by default the overview. */
export function tabOf(hash: string): CheckerTab {
  return CHECKER_TABS.find((tab) => hash === `#${tab}`) ?? CHECKER_TABS[0];
}

/** The open tab, stored in the address's fragment, so that links and reloads open it. */
export const $tab = atom<CheckerTab>(CHECKER_TABS[0]);

onMount($tab, () => {
  const follow = () => $tab.set(tabOf(location.hash));
  follow();
  addEventListener('popstate', follow);
  return () => removeEventListener('popstate', follow);
});

/** Prefix of the tabs' ids. */
export const TABS_ID = 'checker';

export const panelId = (tab: CheckerTab) => `${TABS_ID}-${tab}`;

/** The first field of a new campaign, and that of a question. */
export const CREATE_FIELD_ID = 'new-campaign-domain';
export const PROMPT_FIELD_ID = 'test-prompt';

/** Opens a tab and focuses its label, or a field in it. */
export function openTab(tab: CheckerTab, fieldId = `${panelId(tab)}-tab`): void {
  history.replaceState(history.state, '', `#${tab}`);
  // Rendered at once, so that the field is there.
  flushSync(() => $tab.set(tab));
  document.getElementById(fieldId)?.focus();
}

export const openCreation = () => openTab('campaigns', CREATE_FIELD_ID);
export const openTest = () => openTab('testing', PROMPT_FIELD_ID);
