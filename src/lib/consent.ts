/** The visitor's choice by purpose (P section 3); necessary cookies cannot be switched off. */
export interface Consent {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
  payment: boolean;
}

/** Purposes that can be chosen. */
export const OPTIONAL_PURPOSES = ['analytics', 'marketing', 'payment'] as const;

export const CONSENT_COOKIE = 'gdpr-consent';

/** Raise it when the purposes change: a choice of an older version no longer counts. */
export const CONSENT_VERSION = 1;

/** Announces on `window` that the visitor has chosen. */
export const CONSENT_EVENT = 'consentchange';

/** 365 days (P section 9), in seconds. */
const MAX_AGE_SECONDS = 31_536_000;

/** The choice in the cookie, or undefined when none of this version was made. */
export function readConsent(): Consent | undefined {
  const [, value = ''] = `; ${document.cookie}`.split(`; ${CONSENT_COOKIE}=`);
  try {
    const [json = ''] = value.split(';');
    const stored = JSON.parse(decodeURIComponent(json)) as Consent & { version: number };
    return stored.version === CONSENT_VERSION ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice for 365 days and announces it. */
export function writeConsent(consent: Consent): void {
  const value = encodeURIComponent(JSON.stringify({ ...consent, version: CONSENT_VERSION }));
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${CONSENT_COOKIE}=${value};path=/;max-age=${MAX_AGE_SECONDS};samesite=lax${secure}`;
  dispatchEvent(new Event(CONSENT_EVENT));
}
