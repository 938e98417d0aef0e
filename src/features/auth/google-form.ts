import { OAUTH_WAIT_MS } from '#shared/limits.ts';
import { find, whilePending } from './form-controls';
import { loadAccounts } from './load-accounts';
import { createSay, type Say } from './messages';

const loadGoogle = () => import('./google-sign-in');

/** Whether the address is an answer of an OAuth sign-in (P section 4). */
export function isOAuthReturn({ search, hash }: Location): boolean {
  const query = new URLSearchParams(search);
  return (
    (query.has('state') && (query.has('code') || query.has('error'))) ||
    hash.includes('access_token=')
  );
}

/** The button that leaves for Google; there is none when no client id is configured. */
export function startGoogleButton(panel: HTMLElement, say: Say): void {
  const button = panel.querySelector<HTMLButtonElement>('[data-google]');
  const leave = async () => {
    say(null);
    try {
      const google = await loadGoogle();
      await google.leaveForGoogle();
    } catch {
      say({ key: 'googleFailed' });
    }
  };
  button?.addEventListener('click', () => void whilePending(button, leave));
}

/**
 * Finishes a sign-in with Google: a loading state, after 8 s with a word on it, then the member's
 * pages or the form again.
 */
export async function finishOAuthReturn(
  root: HTMLElement,
  say: Say,
  goOn: () => void,
): Promise<void> {
  const panel = find(root, '[data-returning]', HTMLElement);
  const form = find(root, '[data-mode="sign-in"]', HTMLElement);
  const answer = new URLSearchParams(location.search);
  panel.hidden = false;
  form.hidden = true;
  const timer = setTimeout(() => createSay(root, panel)({ key: 'googleSlow' }), OAUTH_WAIT_MS);
  try {
    const [google, accounts] = await Promise.all([loadGoogle(), loadAccounts()]);
    const path = google.pathOfAttempt();
    if (path) {
      location.replace(path + location.search);
      return;
    }
    history.replaceState(null, '', location.pathname);
    const { idToken, nonce } = await google.exchangeAnswer(answer);
    await accounts.signInWithGoogle(idToken, nonce);
    goOn();
  } catch {
    clearTimeout(timer);
    history.replaceState(null, '', location.pathname);
    panel.hidden = true;
    form.hidden = false;
    say({ key: 'googleFailed' });
  }
}
