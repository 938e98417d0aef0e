import type { AnalyticsReport } from '@/lib/analytics';
import type { AnalyticsTag } from './tag';

/** The local stack's record of a browser tab, as JSON in its session storage. */
const RECORD_KEY = 'recorded-analytics';

/** Stores reports in the browser tab, for developers and tests; sends nothing. */
export const recorder: AnalyticsTag = {
  load: () => undefined,
  isThere: () => true,
  send(report) {
    const record = JSON.parse(sessionStorage.getItem(RECORD_KEY) ?? '[]') as AnalyticsReport[];
    sessionStorage.setItem(RECORD_KEY, JSON.stringify([...record, report]));
  },
  forget: () => sessionStorage.removeItem(RECORD_KEY),
};
