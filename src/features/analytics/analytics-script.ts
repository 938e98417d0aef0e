/**
 * The analytics script. Nothing loads it before the visitor consents (consent/watch.ts); it stops
 * when consent is withdrawn.
 */
import { setUserProperties, track, type AnalyticsReport } from '@/lib/analytics';
import { CONSENT_EVENT, readConsent } from '@/lib/consent';
import { readSessionHint } from '@/lib/session/session-hint';
import { createGoogleTag } from './google-tag';
import { forgetSession, trackArrival, watchVisits } from './page-views';
import { recorder } from './recorder';

/** Interval at which it checks for the tag (product 9.5), in milliseconds. */
const RETRY_MS = 100;

const id = document.documentElement.dataset['analyticsId'];
const tag = id ? createGoogleTag(id) : recorder;
let retry: ReturnType<typeof setInterval> | undefined;
let isRunning = false;

/** Sends the queued reports; later ones go to the tag directly. */
function connect(): void {
  if (!tag.isThere()) return;
  clearInterval(retry);
  const queued = window.analyticsQueue;
  window.analyticsQueue = {
    push: (...reports: AnalyticsReport[]) => {
      for (const report of reports) tag.send(report);
      return 0;
    },
  };
  if (Array.isArray(queued)) for (const report of queued as AnalyticsReport[]) tag.send(report);
}

function start(): void {
  isRunning = true;
  const { analytics = false, marketing = false, payment = false } = readConsent() ?? {};
  // The banner was shown on this page (scripts/head.ts, consent/banner.ts), so consent is new.
  if (document.documentElement.matches('.ask')) {
    track('gdpr_consent_granted', { analytics, marketing, payment });
  }
  tag.load();
  // Only the server knows whether there is a subscription, which can be one with a payment due.
  setUserProperties({ user_type: readSessionHint()?.premium ? 'premium' : 'free' });
  trackArrival();
  retry = setInterval(connect, RETRY_MS);
  connect();
}

function stop(): void {
  isRunning = false;
  clearInterval(retry);
  window.analyticsQueue = undefined;
  forgetSession();
  tag.forget();
}

function follow(): void {
  const isAllowed = readConsent()?.analytics === true;
  if (isAllowed && !isRunning) start();
  if (!isAllowed && isRunning) stop();
}

watchVisits();
addEventListener(CONSENT_EVENT, follow);
follow();
