import type { Page } from '@playwright/test';
import { HOST } from '#scripts/environment.ts';
import type { AnalyticsReport } from '#src/lib/analytics.ts';
import { CONSENT_COOKIE, CONSENT_VERSION, type Consent } from '#src/lib/consent.ts';

/** The cookie of a visitor who has chosen; what is not named is rejected. */
export function consentCookie(choice: Partial<Consent>, version: number = CONSENT_VERSION) {
  const consent: Consent = {
    necessary: true,
    analytics: false,
    marketing: false,
    payment: false,
    ...choice,
  };
  return {
    name: CONSENT_COOKIE,
    value: encodeURIComponent(JSON.stringify({ ...consent, version })),
    domain: HOST,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
}

/** Everything that the local stack's analytics recorder holds of this tab, in order. */
export async function recordedReports(page: Page): Promise<AnalyticsReport[]> {
  const record = await page.evaluate(() => sessionStorage.getItem('recorded-analytics'));
  return JSON.parse(record ?? '[]') as AnalyticsReport[];
}

/** The recorded events' names and properties. */
export async function recordedEvents(page: Page) {
  return (await recordedReports(page)).flatMap((report) =>
    report.kind === 'event' ? [{ name: report.name, properties: report.properties }] : [],
  );
}
