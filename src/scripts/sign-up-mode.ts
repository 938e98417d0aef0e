import { SIGN_IN_NOTICE_KEY } from '../lib/session/sign-in-notice';
import { SIGN_UP_HASH } from '../lib/sign-up-hash';

/**
 * Shows the sign-up of the prerendered page at once when the address asks for it. The island, which
 * shows it too, is loaded later: nobody should begin to fill in the other form. A notice is shown by
 * the sign-in (features/auth/sign-in/start-login.ts).
 */
if (location.hash === SIGN_UP_HASH && sessionStorage.getItem(SIGN_IN_NOTICE_KEY) === null) {
  for (const panel of document.querySelectorAll<HTMLElement>('[data-mode]')) {
    panel.hidden = panel.dataset['mode'] !== 'sign-up';
  }
}
