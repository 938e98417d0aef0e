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

/**
 * Raise it when the purposes change, what serves them, or what the banner tells of them: a choice of an
 * older version no longer counts.
 */
export const CONSENT_VERSION = 2;

/** Selector of the banner in a page. */
export const BANNER = '#consent';

/** Path of the banner's HTML, without a page around it. */
export const CONSENT_BANNER_PATH = '/consent-banner';

/**
 * The banner's address in the page's language. Without the prefix, Hosting would answer in the
 * browser's language.
 */
export function bannerAddress(): string {
  return `/${document.documentElement.lang}${CONSENT_BANNER_PATH}`;
}

/** Event on `window` after the visitor has chosen. */
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

/** Whether a choice of this version was made. Small enough for the inline script in the head. */
export function hasChosen(): boolean {
  return document.cookie.includes(`version%22%3A${CONSENT_VERSION}%7D`);
}

/**
 * Whether a purpose is allowed. Without `JSON.parse` and its checks, because every page inlines it.
 */
export function isAllowed(purpose: OptionalPurpose): boolean {
  return hasChosen() && document.cookie.includes(`${purpose}%22%3Atrue`);
}

/** Stores a choice for 365 days (product 9.2) and dispatches CONSENT_EVENT. */
export function writeConsent(consent: Consent): void {
  const choice = JSON.stringify({ ...consent, version: CONSENT_VERSION });
  keepCookie(CONSENT_COOKIE, encodeURIComponent(choice));
  dispatchEvent(new Event(CONSENT_EVENT));
}
