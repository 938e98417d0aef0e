import { ageOf, readSessionHint, SESSION_HINT_KEY } from '@/lib/session/session-hint';
import { isOAuthReturn } from '@/lib/session/google-return';
import { takeLogoutMark } from '@/lib/session/logout-mark';
import { takeKnownEmail } from '@/lib/session/known-email';
import { leadsToOrder, readReturnPath } from '@/lib/session/return-path';
import { takeSignInNotice, type SignInNotice } from '@/lib/session/sign-in-notice';
import { forgetUser, signOut } from '@/lib/session/sign-out';
import { SIGN_UP_HASH } from '@/lib/sign-up-hash';
import { OAUTH_WAIT_MS } from '#shared/limits.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';
import type { SignInResult } from '../accounts';
import { failed, succeeded, type FormState } from '../form/form-state';
import type { LoadAccounts } from '../load-accounts';

/** `signing-in` while a session is created without a form, `slow` when that takes long. */
export type View = 'sign-in' | 'sign-up' | 'signing-in' | 'slow' | 'consent' | 'deletion';

/** What `startLogin` can change on the sign-in page. */
export interface LoginPage {
  load: LoadAccounts;
  setView: (view: View) => void;
  /** What the sign-in form shows before its own first action. */
  setNotice: (notice: FormState) => void;
  /** Whether the order follows. */
  setOrder: (isOrder: boolean) => void;
  /** Fills the address into the sign-in form. */
  fillEmail: (email: string) => void;
  /** Called with the result of a sign-in or a renewal. */
  onResult: (result: SignInResult) => void;
}

/**
 * Runs when the sign-in page opens: finishes a sign-in with Google, logs out, renews an expired
 * session, or redirects a signed-in member.
 */
export async function startLogin(page: LoginPage): Promise<void> {
  const isLogout = takeLogoutMark();
  const notice = takeSignInNotice();
  const email = takeKnownEmail();
  const isReturn = isOAuthReturn();
  if (readSessionHint() && !isLogout && !notice && !isReturn) {
    page.onResult('signed-in');
    return;
  }
  page.setOrder(leadsToOrder(readReturnPath() ?? '/'));
  // Preloads Firebase; the form that needs it shows a failure.
  const preload = () => void page.load().catch(() => undefined);
  // The fragment alone hydrates the page, before anybody interacts with it.
  if (isSignUpHash()) addEventListener('focusin', preload, { once: true });
  else preload();
  if (isReturn) await finishOAuthReturn(page);
  else if (isLogout) await logOut(page);
  else if (notice === 'confirmed') page.setNotice(succeeded(notice));
  else if (notice) await renewAfter(notice, page);
  else if (isSignUpHash()) page.setView('sign-up');
  if (email !== null) page.fillEmail(email);
}

/** Whether the address is the one of the sign-up (SIGN_UP_PATH). */
export function isSignUpHash(): boolean {
  return location.hash === SIGN_UP_HASH;
}

/** Redirects when the visitor signs in in another tab. */
export function followOtherTabs(page: LoginPage): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SESSION_HINT_KEY && newValue) page.onResult('signed-in');
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

async function logOut({ setNotice }: LoginPage): Promise<void> {
  try {
    await signOut();
  } catch {
    setNotice(failed({ key: navigator.onLine ? 'tryAgain' : 'offline' }));
    return;
  }
  document.documentElement.classList.remove('signed-in');
  setNotice(succeeded('signedOut'));
}

/**
 * Renews a session that a members' page found to be expired, or shows the form. When the session
 * was created a moment ago, this browser does not store its cookie.
 */
async function renewAfter(
  notice: Exclude<SignInNotice, 'confirmed'>,
  { load, setView, setNotice, onResult }: LoginPage,
): Promise<void> {
  const hint = readSessionHint();
  const key = notice === 'unfinished' ? 'loginRequired' : notice;
  if (hint && notice !== 'unfinished' && ageOf(hint) < MINUTE_MS) {
    setNotice(failed({ key: 'cookiesNeeded' }));
    await forgetUser();
    return;
  }
  setNotice(failed({ key }));
  if (!hint) return;
  setView('signing-in');
  try {
    onResult(await (await load()).renew());
  } catch {
    setView('sign-in');
    setNotice(failed({ key: navigator.onLine ? 'tryAgain' : 'offline' }));
  }
}

/**
 * Finishes a sign-in with Google. Shows a loading state, after 8 s a text with a refresh button,
 * then the members' pages or the form again. The address keeps the code until it has been
 * exchanged, so that refreshing before that tries again.
 */
async function finishOAuthReturn({ load, setView, setNotice, onResult }: LoginPage): Promise<void> {
  const cleanAddress = () => history.replaceState(null, '', location.pathname);
  setView('signing-in');
  const timer = setTimeout(() => setView('slow'), OAUTH_WAIT_MS);
  // Refreshing aborts the calls, which is not an error: the next page continues.
  let isLeaving = false;
  addEventListener('pagehide', () => (isLeaving = true), { once: true });
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
      onResult(result);
    } catch (error) {
      if (!isLeaving) forgetAttempt();
      throw error;
    }
  } catch (error) {
    cleanAddress();
    setView('sign-in');
    setNotice(failed({ key: isTooMany(error) ? 'googleTooMany' : 'googleFailed' }));
  } finally {
    clearTimeout(timer);
  }
}

/** Checks the code only, so that the API client is not loaded for its class. */
function isTooMany(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'too-many-requests';
}
