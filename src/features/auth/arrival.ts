import { readSessionHint, SESSION_HINT_KEY } from '@/lib/session/session-hint';
import { OAUTH_WAIT_MS } from '#shared/limits.ts';
import { failed, succeeded, type FormState } from './form-state';
import { isOAuthReturn } from '@/lib/session/google-return';
import { takeSignInNotice } from '@/lib/session/sign-in-notice';
import type { LoadAccounts } from './load-accounts';

export type View = 'sign-in' | 'sign-up' | 'returning' | 'slow' | 'consent';

/** What the way here may change on the sign-in page. */
export interface LoginPage {
  load: LoadAccounts;
  show: (view: View) => void;
  /** What the sign-in form shows before its own first action. */
  tell: (notice: FormState) => void;
  /** Leaves for the members' pages. */
  goOn: () => void;
}

/** Goes by how the visitor came: back from Google, to sign up, to log out, or already signed in. */
export async function arrive(page: LoginPage): Promise<void> {
  if (isOAuthReturn()) {
    await finishOAuthReturn(page);
    return;
  }
  const notice = takeSignInNotice();
  if (notice) page.tell(failed({ key: notice }));
  if (location.hash === '#sign-up') page.show('sign-up');
  await settleVisit(page);
}

/** Goes on when somebody signs in in another tab. */
export function followOtherTabs(page: LoginPage): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SESSION_HINT_KEY && newValue) void settleVisit(page);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** A present member goes on; `?logout`, the header's Logout, ends the session instead. */
async function settleVisit({ load, tell, goOn }: LoginPage): Promise<void> {
  const address = new URL(location.href);
  const isLogout = address.searchParams.has('logout');
  if (!isLogout && !readSessionHint()) return;
  try {
    const accounts = await load();
    if (!isLogout) {
      if (await accounts.hasSession()) goOn();
      return;
    }
    await accounts.signOut();
  } catch {
    tell(failed({ key: navigator.onLine ? 'tryAgain' : 'offline' }));
    return;
  }
  document.documentElement.classList.remove('signed-in');
  address.searchParams.delete('logout');
  history.replaceState(null, '', address);
  tell(succeeded('signedOut'));
}

/**
 * Finishes a sign-in with Google: a loading state, after 8 s a text and a way to refresh, then the
 * members' pages or the form again. The address keeps the code until it has been exchanged, so that
 * refreshing before that tries again.
 */
async function finishOAuthReturn({ load, show, tell, goOn }: LoginPage): Promise<void> {
  const cleanAddress = () => history.replaceState(null, '', location.pathname);
  show('returning');
  const timer = setTimeout(() => show('slow'), OAUTH_WAIT_MS);
  try {
    const [{ pathOfAttempt, exchangeAnswer, forgetAttempt }, accounts] = await Promise.all([
      import('@/lib/session/google-sign-in'),
      load(),
    ]);
    try {
      const path = pathOfAttempt();
      if (path) {
        location.replace(path + location.search);
        return;
      }
      const { idToken, nonce } = await exchangeAnswer(new URLSearchParams(location.search));
      cleanAddress();
      const result = await accounts.signInWithGoogle(idToken, nonce);
      forgetAttempt();
      if (result === 'consent-missing') show('consent');
      else goOn();
    } catch (error) {
      forgetAttempt();
      throw error;
    }
  } catch (error) {
    cleanAddress();
    show('sign-in');
    tell(failed({ key: isTooMany(error) ? 'googleTooMany' : 'googleFailed' }));
  } finally {
    clearTimeout(timer);
  }
}

/** Of our own API; its client is not loaded for this alone. */
function isTooMany(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'too-many-requests';
}
