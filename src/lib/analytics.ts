/** The visitor's choice: a JSON object of flags (P section 3). */
const CONSENT = /(?:^|; )gdpr-consent=([^;]*)/;

interface AnalyticsEvent {
  name: string;
  properties: Record<string, string | number | boolean>;
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
  (window.analyticsQueue ??= []).push({ name, properties });
}

function hasConsent(): boolean {
  const value = CONSENT.exec(document.cookie)?.[1];
  try {
    const flags = JSON.parse(decodeURIComponent(value ?? '')) as { analytics?: unknown } | null;
    return flags?.analytics === true;
  } catch {
    return false;
  }
}
