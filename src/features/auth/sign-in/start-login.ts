import { ageOf, readSessionHint, SESSION_HINT_KEY } from '@/lib/session/session-hint';
import { isOAuthReturn } from '@/lib/session/google-return';
import { takeLogoutMark } from '@/lib/session/logout-mark';
import { takeSignInNotice, type SignInNotice } from '@/lib/session/sign-in-notice';
import { forgetUser, signOut } from '@/lib/session/sign-out';
import { OAUTH_WAIT_MS } from '#shared/limits.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';
import type { Entry } from '../accounts';
import { failed, succeeded, type FormState } from '../form/form-state';
import type { LoadAccounts } from '../load-accounts';

/** `returning` while a session is made without a form, `slow` when that takes long. */
export type View = 'sign-in' | 'sign-up' | 'returning' | 'slow' | 'consent' | 'deletion';

/** What the way here may change on the sign-in page. */
export interface LoginPage {
  load: LoadAccounts;
  show: (view: View) => void;
  /** What the sign-in form shows before its own first action. */
  tell: (notice: FormState) => void;
  /** Goes on from a sign-in or a renewal. */
  enter: (entry: Entry) => void;
}

/** Goes by how the visitor came: back from Google, to log out, sent by a members' page, or signed in. */
export async function arrive(page: LoginPage): Promise<void> {
  const isLogout = takeLogoutMark();
  const notice = takeSignInNotice();
  const isReturn = isOAuthReturn();
  if (readSessionHint() && !isLogout && !notice && !isReturn) {
    page.enter('signed-in');
    return;
  }
  // Somebody is about to use it; a failure is told by what needs it.
  page.load().catch(() => undefined);
  if (isReturn) await finishOAuthReturn(page);
  else if (isLogout) await logOut(page);
  else if (notice) await renewAfter(notice, page);
  else if (location.hash === '#sign-up') page.show('sign-up');
}

/** Goes on when somebody signs in in another tab. */
export function followOtherTabs(page: LoginPage): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SESSION_HINT_KEY && newValue) page.enter('signed-in');
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

async function logOut({ tell }: LoginPage): Promise<void> {
  try {
    await signOut();
  } catch {
    tell(failed({ key: navigator.onLine ? 'tryAgain' : 'offline' }));
    return;
  }
  document.documentElement.classList.remove('signed-in');
  tell(succeeded('signedOut'));
}

/**
 * Renews the session that a members' page found to be over, or shows the form. A session that was made
 * a moment ago and is over already has a cookie that this browser does not keep.
 */
async function renewAfter(
  notice: SignInNotice,
  { load, show, tell, enter }: LoginPage,
): Promise<void> {
  const hint = readSessionHint();
  const key = notice === 'unfinished' ? 'loginRequired' : notice;
  if (hint && notice !== 'unfinished' && ageOf(hint) < MINUTE_MS) {
    tell(failed({ key: 'cookiesNeeded' }));
    await forgetUser();
    return;
  }
  tell(failed({ key }));
  if (!hint) return;
  show('returning');
  try {
    enter(await (await load()).renew());
  } catch {
    show('sign-in');
    tell(failed({ key: navigator.onLine ? 'tryAgain' : 'offline' }));
  }
}

/**
 * Finishes a sign-in with Google: a loading state, after 8 s a text and a way to refresh, then the
 * members' pages or the form again. The address keeps the code until it has been exchanged, so that
 * refreshing before that tries again.
 */
async function finishOAuthReturn({ load, show, tell, enter }: LoginPage): Promise<void> {
  const cleanAddress = () => history.replaceState(null, '', location.pathname);
  show('returning');
  const timer = setTimeout(() => show('slow'), OAUTH_WAIT_MS);
  // Refreshing cuts the calls off, which is no failure: the next page goes on.
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
      const entry = await accounts.signInWithGoogle(idToken, nonce);
      forgetAttempt();
      enter(entry);
    } catch (error) {
      if (!isLeaving) forgetAttempt();
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
