import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOf,
  updateCurrentUser,
  updateProfile,
  verifyPasswordResetCode,
  type ActionCodeSettings,
  type User,
} from 'firebase/auth';
import { hasPremiumClaim } from '@/shared/rules/access';
import { ROUTES } from '@/routes';
import { getMainAuth, getStagingAuth } from '@/lib/firebase-auth';
import { clearSessionHint, writeSessionHint } from '@/lib/session-hint';

/** The sign-in page needs them only once Firebase is there, so they come with it. */
export {
  authErrorCode,
  passwordUpdateMessage,
  resendMessage,
  resetRequestMessage,
  signInMessage,
  signUpMessage,
} from './auth-errors';

/** The member's name: from sign-up, else the e-mail, else empty (P section 3). */
export function memberName(user: User): string {
  return user.displayName ?? user.email ?? '';
}

/** Where the auth service's own pages lead back to. */
function backToLogin(): ActionCodeSettings {
  return { url: new URL(ROUTES.login, location.origin).href };
}

/**
 * Signs in; only an account with a confirmed e-mail becomes the visitor's session.
 *
 * @throws FirebaseError as Firebase Auth does
 */
export async function signIn(
  email: string,
  password: string,
): Promise<'signed-in' | 'not-confirmed'> {
  const { user } = await signInWithEmailAndPassword(getStagingAuth(), email, password);
  if (!user.emailVerified) return 'not-confirmed';
  await updateCurrentUser(getMainAuth(), user);
  const { claims } = await user.getIdTokenResult();
  writeSessionHint({
    name: memberName(user),
    premium: hasPremiumClaim({ premium: claims['premium'] }),
  });
  return 'signed-in';
}

/**
 * Creates an account and sends the confirmation; the visitor stays signed out until it is used.
 *
 * @throws FirebaseError, `auth/email-already-in-use` among them
 */
export async function signUp(name: string, email: string, password: string): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(getStagingAuth(), email, password);
  await updateProfile(user, { displayName: name });
  await sendEmailVerification(user, backToLogin());
}

/**
 * Sends the confirmation again. Firebase does so only for somebody who knows the password, which
 * the form still holds.
 *
 * @throws FirebaseError as Firebase Auth does
 */
export async function resendConfirmation(email: string, password: string): Promise<void> {
  const staging = getStagingAuth();
  const isKnown = staging.currentUser?.email?.toLowerCase() === email.toLowerCase();
  const user =
    isKnown && staging.currentUser
      ? staging.currentUser
      : (await signInWithEmailAndPassword(staging, email, password)).user;
  if (!user.emailVerified) await sendEmailVerification(user, backToLogin());
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

/** Ends the session in every tab. */
export async function signOut(): Promise<void> {
  clearSessionHint();
  await signOutOf(getMainAuth());
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
