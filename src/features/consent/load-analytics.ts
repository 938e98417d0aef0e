import { isAllowed } from '@/lib/consent';
import { painted } from '@/lib/painted';

/** The analytics script loads with consent only. */
export function loadAnalytics(): void {
  const { analytics } = document.documentElement.dataset;
  if (isAllowed('analytics') && analytics) void painted.then(() => import(analytics));
}
