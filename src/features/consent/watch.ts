import { painted } from '@/lib/painted';
import { loadAnalytics } from './load-analytics';

const root = document.documentElement;

/**
 * Loads the banner for those who have not chosen yet (scripts/head.ts) or want to choose again, and
 * analytics for those who allowed it.
 */
export function watchConsent(): void {
  const load = () => import(root.dataset['consent'] ?? '');
  if (root.classList.contains('ask')) void painted.then(load);
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent-open]')) {
    button.onclick = async () => {
      await load();
      // Now run.ts answers the button.
      button.click();
    };
  }
  loadAnalytics();
}
