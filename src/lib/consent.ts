import { keepCookie } from './cookies.ts';

/** The visitor's choice by purpose (product 9.2); necessary cookies cannot be switched off. */
export interface Consent {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
  payment: boolean;
}

/** Purposes that can be chosen. */
export const OPTIONAL_PURPOSES = ['analytics', 'marketing', 'payment'] as const;
export type OptionalPurpose = (typeof OPTIONAL_PURPOSES)[number];

export const CONSENT_COOKIE = 'gdpr-consent';
const COOKIE_VALUE = /gdpr-consent=([^;]*)/;

/** Raise it when the purposes change: a choice of an older version no longer counts. */
export const CONSENT_VERSION = 1;

/** The banner in a page. */
export const BANNER = '#consent';

/** The banner alone, without a page around it. */
export const CONSENT_BANNER_PATH = '/consent-banner';

/** Its address in the page's language; without the prefix Hosting would answer in the browser's. */
export function bannerAddress(): string {
  return `/${document.documentElement.lang}${CONSENT_BANNER_PATH}`;
}

/** Announces on `window` that the visitor has chosen. */
export const CONSENT_EVENT = 'consentchange';

/** The choice in the cookie, or undefined when none of this version was made. */
export function readConsent(): Consent | undefined {
  try {
    const [, value = ''] = document.cookie.split(COOKIE_VALUE);
    const stored = JSON.parse(decodeURIComponent(value)) as Consent & { version: number };
    return stored.version === CONSENT_VERSION ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a choice of this version was made: as much as can be told before the first paint. */
export function hasChosen(): boolean {
  return document.cookie.includes(`version%22%3A${CONSENT_VERSION}%7D`);
}

/** Whether a purpose was allowed, told in as few bytes for the script in every page. */
export function isAllowed(purpose: OptionalPurpose): boolean {
  return hasChosen() && document.cookie.includes(`${purpose}%22%3Atrue`);
}

/** Keeps a choice for 365 days (product 9.2) and announces it. */
export function writeConsent(consent: Consent): void {
  const choice = JSON.stringify({ ...consent, version: CONSENT_VERSION });
  keepCookie(CONSENT_COOKIE, encodeURIComponent(choice));
  dispatchEvent(new Event(CONSENT_EVENT));
}
