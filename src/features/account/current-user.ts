import type { User } from 'firebase/auth';
import { firebaseAuth } from '@/lib/session/firebase-auth';
import { keepSignInNotice } from '@/lib/session/sign-in-notice';
import { leaveSession } from '@/lib/session/store';

/** The user whom Firebase keeps; without one the page leads to sign-in. */
export async function currentUser(): Promise<User> {
  const auth = firebaseAuth();
  await auth.authStateReady();
  if (auth.currentUser) return auth.currentUser;
  leaveSession(() => keepSignInNotice('unfinished'));
  throw new Error('Firebase keeps nobody, so that only the sign-in page can ask');
}
