import { signOut as signOutOf, type User } from 'firebase/auth';
import { track } from '@/lib/analytics';
import { getMainAuth } from './firebase-auth';
import { clearSessionHint } from './session-hint';

/** The member's name: from sign-up, else the e-mail, else 'User'; an empty one counts as none. */
export function memberName({
  displayName,
  email,
}: Partial<Pick<User, 'displayName' | 'email'>>): string {
  return [displayName, email].find(Boolean) ?? 'User';
}

/** Ends the session in every tab. */
export async function signOut(): Promise<void> {
  clearSessionHint();
  await signOutOf(getMainAuth());
  track('logout', { status: 'success' });
}
