import { EmailAuthProvider, reauthenticateWithCredential, type User } from 'firebase/auth';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import { firebaseAuth } from './firebase-auth';
import { makeSession } from './make-session';
import { rememberReturnPath } from './return-path';
import { keepSignInNotice } from './sign-in-notice';
import { leaveSession } from './store';

/** How the member can reauthenticate. */
export interface SignInMethods {
  password: boolean;
  google: boolean;
}

/** The user that Firebase has stored. Without one the guard leads to sign-in. */
export async function currentUser(): Promise<User> {
  const auth = firebaseAuth();
  await auth.authStateReady();
  if (auth.currentUser) return auth.currentUser;
  leaveSession(() => keepSignInNotice('unfinished'));
  throw new Error('Firebase has no stored user, so only the sign-in page can ask');
}

/**
 * The sign-in methods of this account.
 *
 * @param onlyUsed only the method of the last sign-in
 */
export async function signInMethods(onlyUsed = false): Promise<SignInMethods> {
  const user = await currentUser();
  const providers = onlyUsed
    ? [(await user.getIdTokenResult()).signInProvider]
    : user.providerData.map(({ providerId }) => providerId);
  return {
    password: providers.includes(EmailAuthProvider.PROVIDER_ID),
    google: providers.includes('google.com'),
  };
}

/**
 * Reauthenticates with the password and renews the session.
 *
 * @throws FirebaseError as Firebase Auth does; ApiError
 */
export async function confirmPassword(password: string): Promise<void> {
  const user = await currentUser();
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  await reauthenticateWithCredential(user, credential);
  await makeSession(user);
}

/**
 * Reauthenticates with Google, which leaves this page and returns to it.
 *
 * @param hash fragment of the address to return to
 */
export async function confirmWithGoogle(locale: Locale, hash = location.hash): Promise<void> {
  const { leaveForGoogle } = await import('./google-sign-in');
  const { email } = await currentUser();
  rememberReturnPath(location.pathname + location.search + hash);
  await leaveForGoogle(localizedPath(ROUTES.login, locale), email ?? undefined);
}
