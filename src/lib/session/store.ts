import { onIdTokenChanged, type User } from 'firebase/auth';
import { atom } from 'nanostores';
import { getMainAuth } from './firebase-auth';
import { clearSessionHint, writeSessionHint } from './session-hint';
import { hasPremiumClaim } from '#shared/rules/access.ts';
import { memberName } from './sign-out';

export interface Member {
  state: 'signed-in';
  uid: string;
  email: string;
  name: string;
  /** By the token's claim; the server decides. */
  premium: boolean;
}

export type Session = { state: 'loading' } | { state: 'signed-out' } | Member;

/** Who is here, from the ID token alone. */
export const $session = atom<Session>({ state: 'loading' });

async function readSession(user: User | null): Promise<Session> {
  if (!user?.emailVerified) return { state: 'signed-out' };
  const { claims } = await user.getIdTokenResult();
  return {
    state: 'signed-in',
    uid: user.uid,
    email: user.email ?? '',
    name: memberName(user),
    premium: hasPremiumClaim({ premium: claims['premium'] }),
  };
}

function publish(session: Session): void {
  $session.set(session);
  if (session.state === 'signed-in')
    writeSessionHint({ name: session.name, premium: session.premium });
  else clearSessionHint();
}

let following = false;

/** Follows sign-in and sign-out in every tab; calling it again changes nothing. */
export function followSession(): void {
  if (following) return;
  following = true;
  onIdTokenChanged(getMainAuth(), (user) => {
    // Offline with a token that ran out: nothing is known, and the Loading screen offers a retry.
    readSession(user).then(publish, () => undefined);
  });
}

/** Gets a new token after the server said that the `premium` claim changed; `$session` follows. */
export async function refreshClaims(): Promise<void> {
  const { currentUser } = getMainAuth();
  await currentUser?.getIdToken(true);
  publish(await readSession(currentUser));
}
