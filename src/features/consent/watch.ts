import { CONSENT_EVENT, isAllowed } from '@/lib/consent';
import { loadLater } from '@/lib/load-later';

const root = document.documentElement;

/**
 * Loads the banner for those who have not chosen yet (scripts/head.ts) or want to choose again, and
 * analytics for those who allowed it.
 */
export function watchConsent(): void {
  if (root.classList.contains('ask')) void loadLater('consent');
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent-open]')) {
    button.onclick = async () => {
      await loadLater('consent');
      // Now run.ts answers the button.
      button.click();
    };
  }
  addEventListener(CONSENT_EVENT, loadAnalytics);
  loadAnalytics();
}

function loadAnalytics(): void {
  if (isAllowed('analytics')) void loadLater('analytics');
}
