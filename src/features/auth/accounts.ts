import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  OAuthProvider,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut as signOutOf,
  updateCurrentUser,
  updateProfile,
  verifyPasswordResetCode,
  type ActionCodeSettings,
  type User,
} from 'firebase/auth';
import { hasPremiumClaim } from '#shared/rules/access.ts';
import type { ConsentName } from '#shared/rules/consents.ts';
import { joinName, memberName } from '#shared/rules/member-name.ts';
import { ROUTES } from '@/routes';
import { localizedPath, parseLocale } from '@/i18n/locales';
import { track } from '@/lib/analytics';
import { callApi } from '@/lib/api-client';
import { getMainAuth, getStagingAuth } from '@/lib/session/firebase-auth';
import { writeSessionHint } from '@/lib/session/session-hint';

export { signOut } from '@/lib/session/sign-out';

/** Where an e-mail's link leads back to, in the language of the page that asked for it. */
function backToLogin(): ActionCodeSettings {
  const path = localizedPath(ROUTES.login, parseLocale(document.documentElement.lang));
  return { url: new URL(path, location.origin).href };
}

/** Makes somebody who has proved who they are the visitor's session. */
async function startSession(user: User): Promise<void> {
  await updateCurrentUser(getMainAuth(), user);
  const { claims } = await user.getIdTokenResult();
  writeSessionHint({
    name: memberName(user),
    premium: hasPremiumClaim({ premium: claims['premium'] }),
  });
}

/** Starts the session, unless consents have to be asked for first (product 3.5). */
async function admit(user: User): Promise<'signed-in' | 'consent-missing'> {
  const { missing } = await callApi('consents', {}, { token: await user.getIdToken() });
  if (missing.length > 0) return 'consent-missing';
  await startSession(user);
  return 'signed-in';
}

/**
 * Stores what somebody who has just proved who they are agreed to, and starts their session.
 *
 * @throws ApiError
 */
export async function agree(consents: readonly ConsentName[]): Promise<void> {
  const user = getStagingAuth().currentUser;
  if (!user) throw new Error('Nobody is waiting to agree');
  await callApi('consents', { agree: [...consents] }, { token: await user.getIdToken() });
  await startSession(user);
}

/** Forgets who did not agree. */
export async function decline(): Promise<void> {
  await signOutOf(getStagingAuth());
}

/** Runs a sign-in and reports how it went. */
async function reportingLogin<T>(method: 'password' | 'google', run: () => Promise<T>): Promise<T> {
  try {
    const result = await run();
    track('login', { method, status: result === 'not-confirmed' ? 'failed' : 'success' });
    return result;
  } catch (error) {
    track('login', { method, status: 'failed' });
    throw error;
  }
}

/**
 * Signs in; only an account with a confirmed e-mail becomes the visitor's session.
 *
 * @throws FirebaseError as Firebase Auth does; ApiError
 */
export async function signIn(
  email: string,
  password: string,
): Promise<'signed-in' | 'not-confirmed' | 'consent-missing'> {
  return reportingLogin('password', async () => {
    const { user } = await signInWithEmailAndPassword(getStagingAuth(), email, password);
    return user.emailVerified ? admit(user) : 'not-confirmed';
  });
}

/**
 * Signs in with Google's ID token.
 *
 * @param nonce the one whose SHA-256 is in the token; Firebase checks that
 * @throws FirebaseError as Firebase Auth does; ApiError
 */
export async function signInWithGoogle(
  idToken: string,
  nonce: string,
): Promise<'signed-in' | 'consent-missing'> {
  return reportingLogin('google', async () => {
    const credential = new OAuthProvider('google.com').credential({ idToken, rawNonce: nonce });
    return admit((await signInWithCredential(getStagingAuth(), credential)).user);
  });
}

/** Who signs up, and what they agreed to. */
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
  const { user } = await createUserWithEmailAndPassword(getStagingAuth(), email, password);
  await updateProfile(user, { displayName: joinName(firstName, lastName) });
  await Promise.all([sendEmailVerification(user, backToLogin()), storeConsents(user, consents)]);
  track('signup', { status: 'success' });
}

/** The account exists by now: what could not be stored, the first sign-in asks for. */
async function storeConsents(user: User, consents: ConsentName[]): Promise<void> {
  try {
    // A token from before the name was set would give the profile none.
    const token = await user.getIdToken(true);
    await callApi('consents', { agree: consents }, { token });
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
  await sendPasswordResetEmail(getStagingAuth(), email, backToLogin());
}

/** Whether somebody is signed in on this browser. */
export async function hasSession(): Promise<boolean> {
  const auth = getMainAuth();
  await auth.authStateReady();
  return auth.currentUser?.emailVerified ?? false;
}

/** Confirms an e-mail address with the code of its link. */
export async function confirmEmail(code: string): Promise<void> {
  await applyActionCode(getStagingAuth(), code);
}

/** Refuses a reset code that is wrong, used or expired. */
export async function checkResetCode(code: string): Promise<void> {
  await verifyPasswordResetCode(getStagingAuth(), code);
}

/** Sets a new password with the code of a reset link. */
export async function resetPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(getStagingAuth(), code, password);
}
