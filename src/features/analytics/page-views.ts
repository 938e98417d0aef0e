import { track } from '@/lib/analytics';

/** A page view is repeated this long after a route change (product 9.5), in milliseconds. */
const REPEAT_MS = 500;

/** Session storage key: set when the tab's analytics session has begun. */
const SESSION_KEY = 'analytics-session';

function trackPageView(repeated: boolean): void {
  track('page_view', {
    page_path: location.pathname,
    page_title: document.title,
    language: document.documentElement.lang,
    repeated,
  });
}

function trackRouteChange(): void {
  trackPageView(false);
  setTimeout(() => trackPageView(true), REPEAT_MS);
}

/** Reports the first page of a session, or a route change: every page is a new document. */
export function trackArrival(): void {
  if (sessionStorage.getItem(SESSION_KEY)) {
    trackRouteChange();
    return;
  }
  sessionStorage.setItem(SESSION_KEY, '1');
  track('session_start');
  trackPageView(false);
}

/** The next page begins a new session. */
export function forgetSession(): void {
  sessionStorage.removeItem(SESSION_KEY);
}

/** Reports returns from the back/forward cache, and how long the page was visible. */
export function watchVisits(): void {
  let shownAt = performance.now();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) trackRouteChange();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      const time = Math.round(performance.now() - shownAt);
      track('user_engagement', { engagement_time_msec: time });
    } else {
      shownAt = performance.now();
    }
  });
}
