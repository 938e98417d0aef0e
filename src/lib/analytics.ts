import { readConsent } from './consent';

/** Every event that the site reports (product 9.4). */
export type AnalyticsEventName =
  | 'session_start'
  | 'page_view'
  | 'user_engagement'
  | 'tool_accessed'
  | 'form_submit'
  | 'upgrade_prompt'
  | 'gdpr_consent_granted'
  | 'login'
  | 'signup'
  | 'logout';

/** Ids, counts and flags; never names, e-mail addresses or anything that a person typed. */
export type AnalyticsProperties = Record<string, string | number | boolean>;

/** Properties of the visitor as a user (product 9.4). */
export interface UserProperties {
  user_type: 'premium' | 'free';
  /** Whether there is a subscription of any state; not known before the server has answered. */
  has_subscription?: boolean;
  total_tools_used?: number;
}

export type AnalyticsReport =
  | {
      kind: 'event';
      name: AnalyticsEventName;
      properties: AnalyticsProperties;
      /** UTC, ISO 8601. */
      time: string;
    }
  | { kind: 'user'; properties: UserProperties };

declare global {
  interface Window {
    /**
     * Reports in order. The analytics script, which loads only with consent, drains the queue and
     * replaces it.
     */
    analyticsQueue?: Pick<AnalyticsReport[], 'push'> | undefined;
  }
}

/** Reports an event, only with the visitor's consent to analytics (product 9.4). */
export function track(name: AnalyticsEventName, properties: AnalyticsProperties = {}): void {
  report({ kind: 'event', name, properties, time: new Date().toISOString() });
}

/** Reports who is using the site, only with consent (product 9.4). */
export function setUserProperties(properties: UserProperties): void {
  report({ kind: 'user', properties });
}

/** Without consent nothing is kept, not even in memory. */
function report(entry: AnalyticsReport): void {
  if (!readConsent()?.analytics) return;
  (window.analyticsQueue ??= []).push(entry);
}
