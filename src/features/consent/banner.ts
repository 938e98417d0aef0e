/** The consent banner (P sections 2, 4): loaded when it is needed, and opens at once. */
import { track } from '../../lib/analytics';
import { OPTIONAL_PURPOSES, readConsent, writeConsent, type Consent } from '../../lib/consent';
import { OPEN_EVENT } from './watch';

/** Put before this script by the page that serves it (pages/scripts). */
declare const bannerMarkup: string;
declare const bannerStyles: string;

let banner: HTMLElement | null = null;
/** Where the focus came from when the visitor asked for the banner. */
let opener: Element | null = null;

const part = <T extends HTMLElement>(selector: string) => banner?.querySelector<T>(selector);
const switchOf = (purpose: string) => part<HTMLInputElement>(`[name=${purpose}]`);

/** Lets the page be scrolled out from under the banner, for the mouse and for the focus. */
function makeRoom(): void {
  const height = banner ? `${banner.offsetHeight}px` : '';
  document.body.style.paddingBottom = height;
  document.documentElement.style.scrollPaddingBottom = height;
}

function close(): void {
  banner?.remove();
  banner = null;
  makeRoom();
  if (opener instanceof HTMLElement) opener.focus();
}

function save(choose: (purpose: string) => boolean): void {
  const [analytics, marketing, payment] = OPTIONAL_PURPOSES.map(choose) as [
    boolean,
    boolean,
    boolean,
  ];
  const consent: Consent = { necessary: true, analytics, marketing, payment };
  const hadAnalytics = readConsent()?.analytics ?? false;
  writeConsent(consent);
  if (!hadAnalytics) track('gdpr_consent_granted', { analytics, marketing, payment });
  close();
}

function customize(): void {
  part('#consent-purposes')?.removeAttribute('hidden');
  part('[data-action=save]')?.removeAttribute('hidden');
  const button = part('[data-action=customize]');
  button?.setAttribute('aria-expanded', 'true');
  if (button) button.hidden = true;
  switchOf('analytics')?.focus();
  makeRoom();
}

const ACTIONS: Record<string, () => void> = {
  accept: () => save(() => true),
  reject: () => save(() => false),
  save: () => save((purpose) => switchOf(purpose)?.checked ?? false),
  customize,
  close,
};

function open(): void {
  if (!banner) {
    // Right after the skip link, so that the keyboard meets it early.
    document.querySelector('header')?.insertAdjacentHTML('beforebegin', bannerMarkup);
    banner = document.querySelector('#consent');
    const consent = readConsent();
    for (const purpose of OPTIONAL_PURPOSES) {
      const input = switchOf(purpose);
      if (input) input.checked = consent?.[purpose] ?? false;
    }
    banner?.addEventListener('click', ({ target }) => {
      const button =
        target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
      ACTIONS[button?.dataset['action'] ?? '']?.();
    });
    makeRoom();
  }
  const active = document.activeElement;
  if (active?.matches('[data-consent-open]')) {
    opener = active;
    banner?.focus();
  }
}

// The page's policy allows no style element of unknown content, but a sheet made by its own script.
const sheet = new CSSStyleSheet();
sheet.replaceSync(bannerStyles);
document.adoptedStyleSheets.push(sheet);

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && banner && !document.querySelector('dialog[open]')) close();
});
addEventListener('resize', makeRoom);
addEventListener(OPEN_EVENT, open);
open();
