import { EmailAuthProvider, reauthenticateWithCredential, type User } from 'firebase/auth';
import { localizedPath, type Locale } from '@/i18n/locales';
import { getMainAuth } from '@/lib/session/firebase-auth';
import { rememberReturnPath } from '@/lib/session/return-path';
import { ROUTES } from '@/routes';
import { DELETION_HASH } from './store';

/** How the member can prove once more who they are. */
export interface SignInMethods {
  password: boolean;
  google: boolean;
}

async function currentUser(): Promise<User> {
  const auth = getMainAuth();
  await auth.authStateReady();
  if (!auth.currentUser) throw new Error('Nobody is signed in');
  return auth.currentUser;
}

export async function signInMethods(): Promise<SignInMethods> {
  const { providerData } = await currentUser();
  const has = (id: string) => providerData.some(({ providerId }) => providerId === id);
  return { password: has(EmailAuthProvider.PROVIDER_ID), google: has('google.com') };
}

/**
 * Proves by the password who the member is; the session goes on with a fresh token.
 *
 * @throws FirebaseError as Firebase Auth does
 */
export async function confirmPassword(password: string): Promise<void> {
  const user = await currentUser();
  await reauthenticateWithCredential(
    user,
    EmailAuthProvider.credential(user.email ?? '', password),
  );
  await user.getIdToken(true);
}

/** Leaves for Google, and comes back to the deletion's dialog. */
export async function confirmWithGoogle(locale: Locale): Promise<void> {
  const { leaveForGoogle } = await import('@/lib/session/google-sign-in');
  const { email } = await currentUser();
  rememberReturnPath(localizedPath(ROUTES.accountSettings, locale) + DELETION_HASH);
  await leaveForGoogle(localizedPath(ROUTES.login, locale), email ?? undefined);
}
