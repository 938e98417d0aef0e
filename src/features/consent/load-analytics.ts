import { isAllowed } from '@/lib/consent';
import { loadLater } from '@/lib/load-later';

/** The analytics script loads with consent only. */
export function loadAnalytics(): void {
  if (isAllowed('analytics')) void loadLater('analytics');
}
