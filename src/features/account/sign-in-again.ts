import { EmailAuthProvider, reauthenticateWithCredential } from 'firebase/auth';
import { localizedPath, type Locale } from '@/i18n/locales';
import { makeSession } from '@/lib/session/make-session';
import { rememberReturnPath } from '@/lib/session/return-path';
import { ROUTES } from '@/routes';
import { currentUser } from './current-user';

/** How the member can prove once more who they are. */
export interface SignInMethods {
  password: boolean;
  google: boolean;
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

/**
 * Leaves for Google, and comes back to the account settings.
 *
 * @param hash opens the dialog again that asked
 */
export async function confirmWithGoogle(locale: Locale, hash: string): Promise<void> {
  const { leaveForGoogle } = await import('@/lib/session/google-sign-in');
  const { email } = await currentUser();
  rememberReturnPath(localizedPath(ROUTES.accountSettings, locale) + hash);
  await leaveForGoogle(localizedPath(ROUTES.login, locale), email ?? undefined);
}
