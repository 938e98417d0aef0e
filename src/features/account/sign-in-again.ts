import { EmailAuthProvider, reauthenticateWithCredential, type User } from 'firebase/auth';
import { localizedPath, type Locale } from '@/i18n/locales';
import { firebaseAuth } from '@/lib/session/firebase-auth';
import { makeSession } from '@/lib/session/make-session';
import { rememberReturnPath } from '@/lib/session/return-path';
import { keepSignInNotice } from '@/lib/session/sign-in-notice';
import { leaveSession } from '@/lib/session/store';
import { ROUTES } from '@/routes';
import { DELETION_HASH } from './store';

/** How the member can prove once more who they are. */
export interface SignInMethods {
  password: boolean;
  google: boolean;
}

async function currentUser(): Promise<User> {
  const auth = firebaseAuth();
  await auth.authStateReady();
  if (auth.currentUser) return auth.currentUser;
  leaveSession(() => keepSignInNotice('unfinished'));
  throw new Error('Firebase keeps nobody, so that only the sign-in page can ask');
}

export async function signInMethods(): Promise<SignInMethods> {
  const { providerData } = await currentUser();
  const has = (id: string) => providerData.some(({ providerId }) => providerId === id);
  return { password: has(EmailAuthProvider.PROVIDER_ID), google: has('google.com') };
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

/** Leaves for Google, and comes back to the deletion's dialog. */
export async function confirmWithGoogle(locale: Locale): Promise<void> {
  const { leaveForGoogle } = await import('@/lib/session/google-sign-in');
  const { email } = await currentUser();
  rememberReturnPath(localizedPath(ROUTES.accountSettings, locale) + DELETION_HASH);
  await leaveForGoogle(localizedPath(ROUTES.login, locale), email ?? undefined);
}
