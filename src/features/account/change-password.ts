import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  updatePassword,
} from 'firebase/auth';
import { firebaseAuth } from '@/lib/session/firebase-auth';
import { makeSession } from '@/lib/session/make-session';
import { keepSignInNotice } from '@/lib/session/sign-in-notice';
import { leaveSession } from '@/lib/session/store';
import { currentUser, signInMethods } from '@/lib/session/sign-in-again';

/** Whether the account has a password; accounts that only use Google have none. */
export async function hasPassword(): Promise<boolean> {
  return (await signInMethods()).password;
}

/**
 * Changes the password after checking the current one, and keeps the member signed in here (product
 * 8.7).
 *
 * @throws FirebaseError as Firebase Auth does; then nothing has changed
 */
export async function changePassword(current: string, next: string): Promise<void> {
  const user = await currentUser();
  const email = user.email ?? '';
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, current));
  await updatePassword(user, next);
  try {
    // Firebase has revoked every session, including this one.
    const again = await signInWithEmailAndPassword(firebaseAuth(), email, next);
    await makeSession(again.user);
  } catch (error) {
    console.error('Session with the new password:', error);
    leaveSession(() => keepSignInNotice('sessionEnded'));
  }
}
