import { signOut as signOutOf, type User } from 'firebase/auth';
import { track } from '@/lib/analytics';
import { getMainAuth } from './firebase-auth';
import { clearSessionHint } from './session-hint';

/** The member's name: from sign-up, else the e-mail, else empty (P section 3). */
export function memberName(user: Partial<Pick<User, 'displayName' | 'email'>>): string {
  return user.displayName ?? user.email ?? '';
}

/** Ends the session in every tab. */
export async function signOut(): Promise<void> {
  clearSessionHint();
  await signOutOf(getMainAuth());
  track('logout', { status: 'success' });
}
