/** The visitor's choice: a JSON object of flags (P section 3). */
const CONSENT_COOKIE = 'gdpr-consent';

interface AnalyticsEvent {
  name: string;
  properties: Record<string, string | number | boolean>;
  /** UTC, ISO 8601. */
  time: string;
}

declare global {
  interface Window {
    /** Events in order; whoever reports them drains it. */
    analyticsQueue?: AnalyticsEvent[];
  }
}

/**
 * Queues an event for the analytics recorder, only with the visitor's consent to analytics
 * (P section 9). Without it nothing is kept, not even in memory.
 */
export function track(name: string, properties: AnalyticsEvent['properties']): void {
  if (!hasConsent()) return;
  (window.analyticsQueue ??= []).push({ name, properties, time: new Date().toISOString() });
}

function hasConsent(): boolean {
  const [, value] = new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(document.cookie) ?? [];
  try {
    const flags: unknown = JSON.parse(decodeURIComponent(value ?? 'null'));
    return (
      typeof flags === 'object' &&
      flags !== null &&
      'analytics' in flags &&
      flags.analytics === true
    );
  } catch {
    return false;
  }
}
