import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  getAdditionalUserInfo,
  OAuthProvider,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  updateProfile,
  verifyPasswordResetCode,
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
import { readReturnPath } from '@/lib/session/return-path';
import { forgetUser, signOut } from '@/lib/session/sign-out';

/**
 * The result of a sign-in or a renewal. `deletion`: the account's deletion is unfinished, and the
 * session permits nothing else. `no-session`: there is no session to renew.
 */
export type SignInResult =
  'signed-in' | 'not-confirmed' | 'consent-missing' | 'deletion' | 'no-session';

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

/** Renews the session of this browser, without a form. @throws ApiError, FirebaseError */
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
 * Creates an account and has the confirmation sent; there is no session until it is used. Firebase
 * keeps the user, so that this browser can go on then ({@link signInConfirmed}).
 *
 * @returns whether the confirmation is on its way; the account is there either way
 * @throws FirebaseError, `auth/email-already-in-use` among them
 */
export async function signUp(
  { firstName, lastName, consents }: NewMember,
  email: string,
  password: string,
): Promise<boolean> {
  const { user } = await createUserWithEmailAndPassword(firebaseAuth(), email, password);
  await updateProfile(user, { displayName: joinName(firstName, lastName) });
  const [isSent] = await Promise.all([
    succeeds(sendConfirmation(email)),
    succeeds(storeConsents(user, consents)),
  ]);
  track('signup', { status: 'success' });
  return isSent;
}

/** The account exists: the page offers to send again, and the sign-in asks for missing consents. */
async function succeeds(call: Promise<void>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    console.error('Sign-up:', error);
    return false;
  }
}

async function storeConsents(user: User, consents: ConsentName[]): Promise<void> {
  // A new token, because the first one does not contain the name yet.
  await callApi('consents', { idToken: await user.getIdToken(true), agree: consents });
}

/**
 * Has the confirmation sent, in the language of the page. Its link leads on to the page that the
 * visitor wanted.
 *
 * @throws ApiError
 */
export async function sendConfirmation(email: string): Promise<void> {
  const locale = parseLocale(document.documentElement.lang);
  const returnPath = readReturnPath();
  await callApi('send-confirmation', { email, locale, ...(returnPath && { returnPath }) });
}

/** Sends a reset link, which leads on to the page that the visitor wanted. */
export async function requestPasswordReset(email: string): Promise<void> {
  const login = localizedPath(ROUTES.login, parseLocale(document.documentElement.lang));
  const { href } = new URL(readReturnPath() ?? login, location.origin);
  await sendPasswordResetEmail(firebaseAuth(), email, { url: href });
}

/**
 * Confirms an e-mail address with the code of its link.
 *
 * @returns that address; null when Firebase does not name it
 */
export async function confirmEmail(code: string): Promise<string | null> {
  const { data } = await checkActionCode(firebaseAuth(), code);
  await applyActionCode(firebaseAuth(), code);
  return data.email ?? null;
}

/**
 * Signs in without a form once the address is confirmed, here or on another device, if this browser
 * still has the user of the sign-up (product 3.22).
 *
 * @returns `no-session` when it has not
 * @throws ApiError, FirebaseError
 */
export async function signInConfirmed(email: string): Promise<SignInResult> {
  const auth = firebaseAuth();
  await auth.authStateReady();
  const user = auth.currentUser;
  if (user?.email?.toLowerCase() !== email.toLowerCase()) return 'no-session';
  await user.reload();
  if (!user.emailVerified) return 'not-confirmed';
  const result = await resultOf(makeSession(user));
  track('login', { method: 'password', status: 'success' });
  return result;
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
 * @returns the account's address
 * @throws FirebaseError when it is wrong, used or expired
 */
export function checkResetCode(code: string): Promise<string> {
  return verifyPasswordResetCode(firebaseAuth(), code);
}

/** Sets a new password with the code of a reset link. */
export async function resetPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(firebaseAuth(), code, password);
}
