import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  getAdditionalUserInfo,
  OAuthProvider,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  updateProfile,
  verifyPasswordResetCode,
  type ActionCodeSettings,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { EndpointOutput } from '#shared/api/contract.ts';
import type { ConsentName } from '#shared/rules/consents.ts';
import { joinName } from '#shared/rules/member-name.ts';
import { ROUTES } from '@/routes';
import { localizedPath, parseLocale } from '@/i18n/locales';
import { track } from '@/lib/analytics';
import { ApiError, callApi } from '@/lib/api-client';
import { firebaseAuth } from '@/lib/session/firebase-auth';
import { makeSession, renewSession } from '@/lib/session/make-session';
import { forgetUser, signOut } from '@/lib/session/sign-out';

/**
 * The result of a sign-in or a renewal. `deletion`: the account's deletion is unfinished, and the
 * session permits nothing else. `no-session`: there is no session to renew.
 */
export type SignInResult =
  'signed-in' | 'not-confirmed' | 'consent-missing' | 'deletion' | 'no-session';

/** The sign-in page to which the link of an e-mail leads back, in the page's language. */
function backToLogin(): ActionCodeSettings {
  const path = localizedPath(ROUTES.login, parseLocale(document.documentElement.lang));
  return { url: new URL(path, location.origin).href };
}

/** The result of requesting a session. That the account still needs something is not an error. */
async function resultOf(request: Promise<EndpointOutput<'session'> | null>): Promise<SignInResult> {
  try {
    const session = await request;
    if (session) return session.deletion ? 'deletion' : 'signed-in';
    await forgetUser();
    return 'no-session';
  } catch (error) {
    switch (error instanceof ApiError ? error.code : null) {
      case 'consents-required':
        return 'consent-missing';
      case 'email-not-verified':
        await forgetUser();
        return 'not-confirmed';
      default:
        throw error;
    }
  }
}

/** Whether this sign-in has created the account that is asked for consents. */
let isNewAccount = false;

/** Signs in, creates the session and reports the outcome. */
async function logIn(
  method: 'password' | 'google',
  authenticate: () => Promise<UserCredential>,
): Promise<SignInResult> {
  try {
    const credential = await authenticate();
    isNewAccount = getAdditionalUserInfo(credential)?.isNewUser ?? false;
    const result = await resultOf(makeSession(credential.user));
    track('login', { method, status: result === 'not-confirmed' ? 'failed' : 'success' });
    return result;
  } catch (error) {
    track('login', { method, status: 'failed' });
    throw error;
  }
}

/**
 * Signs in by e-mail and password.
 *
 * @throws FirebaseError as Firebase Auth does; ApiError
 */
export function signIn(email: string, password: string): Promise<SignInResult> {
  return logIn('password', () => signInWithEmailAndPassword(firebaseAuth(), email, password));
}

/**
 * Signs in with Google's ID token.
 *
 * @param nonce the one whose SHA-256 is in the token; Firebase checks that
 * @throws FirebaseError as Firebase Auth does; ApiError
 */
export function signInWithGoogle(idToken: string, nonce: string): Promise<SignInResult> {
  const credential = new OAuthProvider('google.com').credential({ idToken, rawNonce: nonce });
  return logIn('google', () => signInWithCredential(firebaseAuth(), credential));
}

/**
 * Renews the session of this browser, without a form.
 *
 * @throws ApiError, FirebaseError
 */
export function renew(): Promise<SignInResult> {
  return resultOf(renewSession());
}

/**
 * Stores the consents of the account that has just signed in, and creates its session.
 *
 * @throws ApiError
 */
export async function agree(consents: readonly ConsentName[]): Promise<SignInResult> {
  const user = firebaseAuth().currentUser;
  if (!user) throw new Error('No account is signed in to agree');
  await callApi('consents', { idToken: await user.getIdToken(), agree: [...consents] });
  return resultOf(makeSession(user));
}

/** Signs out without consents. An account that this sign-in has created is deleted. */
export async function decline(): Promise<void> {
  const user = firebaseAuth().currentUser;
  if (user && isNewAccount) await deleteUser(user);
  await forgetUser();
}

/** The name and the consents of a sign-up. */
export interface NewMember {
  firstName: string;
  lastName: string;
  consents: ConsentName[];
}

/**
 * Creates an account and sends the confirmation; the visitor stays signed out until it is used.
 *
 * @throws FirebaseError, `auth/email-already-in-use` among them
 */
export async function signUp(
  { firstName, lastName, consents }: NewMember,
  email: string,
  password: string,
): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(firebaseAuth(), email, password);
  await updateProfile(user, { displayName: joinName(firstName, lastName) });
  await Promise.all([sendEmailVerification(user, backToLogin()), storeConsents(user, consents)]);
  await forgetUser();
  track('signup', { status: 'success' });
}

/** Failures are ignored: the account exists, and its first sign-in asks for missing consents. */
async function storeConsents(user: User, consents: ConsentName[]): Promise<void> {
  try {
    // A new token, because the first one does not contain the name yet.
    await callApi('consents', { idToken: await user.getIdToken(true), agree: consents });
  } catch (error) {
    console.error('Consents:', error);
  }
}

/**
 * Sends the confirmation again, in the language of the page.
 *
 * @throws ApiError
 */
export async function resendConfirmation(email: string): Promise<void> {
  const locale = parseLocale(document.documentElement.lang);
  await callApi('resend-confirmation', { email, locale });
}

/** Sends a reset link. */
export async function requestPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(firebaseAuth(), email, backToLogin());
}

/** Confirms an e-mail address with the code of its link. */
export async function confirmEmail(code: string): Promise<void> {
  await applyActionCode(firebaseAuth(), code);
}

/**
 * Changes the account's address to the one that received the link, which ends its sessions (product
 * 3.12).
 */
export async function changeAddress(code: string): Promise<void> {
  await applyActionCode(firebaseAuth(), code);
  await signOut().catch(forgetUser);
}

/**
 * Restores the account's former address, which ends its sessions.
 *
 * @returns that address; null when Firebase does not name it
 */
export async function recoverAddress(code: string): Promise<string | null> {
  const { data } = await checkActionCode(firebaseAuth(), code);
  await applyActionCode(firebaseAuth(), code);
  await signOut().catch(forgetUser);
  return data.email ?? null;
}

/**
 * Checks a reset code.
 *
 * @throws FirebaseError when it is wrong, used or expired
 */
export async function checkResetCode(code: string): Promise<void> {
  await verifyPasswordResetCode(firebaseAuth(), code);
}

/** Sets a new password with the code of a reset link. */
export async function resetPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(firebaseAuth(), code, password);
}
