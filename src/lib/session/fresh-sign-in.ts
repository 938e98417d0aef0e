import { EmailAuthProvider, reauthenticateWithCredential, type User } from 'firebase/auth';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import { firebaseAuth } from './firebase-auth';
import { makeSession } from './make-session';
import { rememberReturnPath } from './return-path';
import { keepSignInNotice } from './sign-in-notice';
import { leaveSession } from './store';

/** How the member signed in last, and proves once more who they are. */
export type SignInMethod = 'password' | 'google';

async function currentUser(): Promise<User> {
  const auth = firebaseAuth();
  await auth.authStateReady();
  if (auth.currentUser) return auth.currentUser;
  leaveSession(() => keepSignInNotice('unfinished'));
  throw new Error('Firebase keeps nobody, so that only the sign-in page can ask');
}

export async function signInMethod(): Promise<SignInMethod> {
  const { signInProvider } = await (await currentUser()).getIdTokenResult();
  return signInProvider === EmailAuthProvider.PROVIDER_ID ? 'password' : 'google';
}

/**
 * Proves by the password who the member is, and renews the session with that.
 *
 * @throws FirebaseError as Firebase Auth does; ApiError
 */
export async function confirmPassword(password: string): Promise<void> {
  const user = await currentUser();
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  await reauthenticateWithCredential(user, credential);
  await makeSession(user);
}

/** Leaves for Google, and comes back to this page and its tab. */
export async function confirmWithGoogle(locale: Locale): Promise<void> {
  const { leaveForGoogle } = await import('./google-sign-in');
  const { email } = await currentUser();
  rememberReturnPath(location.pathname + location.search + location.hash);
  await leaveForGoogle(localizedPath(ROUTES.login, locale), email ?? undefined);
}
