import { CONSENT_EVENT, readConsent } from '../../lib/consent';

/** Asks the banner, which is already there, to open again. */
export const OPEN_EVENT = 'consentopen';

const { dataset } = document.documentElement;

/** Loads one of the page's own scripts, once. @returns whether it was there before */
function load(source: string | undefined): boolean {
  if (!source) return false;
  if (document.querySelector(`script[src="${source}"]`)) return true;
  document.head.append(Object.assign(document.createElement('script'), { src: source }));
  return false;
}

/**
 * All that every page carries of consent (P section 2): the banner's script loads when there is no
 * choice yet, or on the footer's button, and the analytics script with consent only.
 */
export function watchConsent(): void {
  const follow = () => {
    if (readConsent()?.analytics) load(dataset['analytics']);
  };
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent-open]')) {
    button.onclick = () => {
      if (load(dataset['consent'])) dispatchEvent(new Event(OPEN_EVENT));
    };
  }
  addEventListener(CONSENT_EVENT, follow);
  addEventListener('load', follow);
  addEventListener('load', () => readConsent() ?? load(dataset['consent']));
}
