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
 * The result of a sign-in or a renewal where nothing failed. `deletion`: the account's deletion is
 * unfinished, and the session can do nothing else. `no-session`: there is nothing to renew.
 */
export type SignInResult =
  'signed-in' | 'not-confirmed' | 'consent-missing' | 'deletion' | 'no-session';

/** Where an e-mail's link leads back to, in the language of the page that asked for it. */
function backToLogin(): ActionCodeSettings {
  const path = localizedPath(ROUTES.login, parseLocale(document.documentElement.lang));
  return { url: new URL(path, location.origin).href };
}

/** The result of asking for a session; what the server still needs is no failure. */
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

/** Whether the account that is asked for consents was made by this sign-in. */
let isNewAccount = false;

/** Runs a sign-in, makes the session and reports how it went. */
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
 * Renews the session that was here, without a form.
 *
 * @throws ApiError, FirebaseError
 */
export function renew(): Promise<SignInResult> {
  return resultOf(renewSession());
}

/**
 * Stores the consents of the account that has just signed in, and makes its session.
 *
 * @throws ApiError
 */
export async function agree(consents: readonly ConsentName[]): Promise<SignInResult> {
  const user = firebaseAuth().currentUser;
  if (!user) throw new Error('No account is signed in to agree');
  await callApi('consents', { idToken: await user.getIdToken(), agree: [...consents] });
  return resultOf(makeSession(user));
}

/** Signs out without the consents; an account that this sign-in has made is deleted. */
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

/** The account exists by now: what could not be stored, the first sign-in asks for. */
async function storeConsents(user: User, consents: ConsentName[]): Promise<void> {
  try {
    // A token from before the name was set would give the profile none.
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

/** Gives the account the address that the link was mailed to, which ends its sessions (product 3.12). */
export async function changeAddress(code: string): Promise<void> {
  await applyActionCode(firebaseAuth(), code);
  await signOut().catch(forgetUser);
}

/**
 * Gives the account back the address that it had, which ends its sessions.
 *
 * @returns that address; null when Firebase does not name it
 */
export async function recoverAddress(code: string): Promise<string | null> {
  const { data } = await checkActionCode(firebaseAuth(), code);
  await applyActionCode(firebaseAuth(), code);
  await signOut().catch(forgetUser);
  return data.email ?? null;
}

/** Refuses a reset code that is wrong, used or expired. */
export async function checkResetCode(code: string): Promise<void> {
  await verifyPasswordResetCode(firebaseAuth(), code);
}

/** Sets a new password with the code of a reset link. */
export async function resetPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(firebaseAuth(), code, password);
}
