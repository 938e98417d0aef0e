import type { User } from 'firebase/auth';
import { atom } from 'nanostores';
import { loadAuth } from './id-token';
import { clearSessionHint, writeSessionHint } from './session-hint';
import { hasPremiumClaim } from '#shared/rules/access.ts';
import { memberName } from '#shared/rules/member-name.ts';
import { claimsOf, readStoredUser } from './stored-user';

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

type NamedUser = Pick<User, 'uid'> & Partial<Pick<User, 'email' | 'displayName'>>;

function memberOf(user: NamedUser, claims: Record<string, unknown>): Member {
  return {
    state: 'signed-in',
    uid: user.uid,
    email: user.email ?? '',
    name: memberName(user),
    premium: hasPremiumClaim({ premium: claims['premium'] }),
  };
}

async function readSession(user: User | null): Promise<Session> {
  if (!user?.emailVerified) return { state: 'signed-out' };
  return memberOf(user, (await user.getIdTokenResult()).claims);
}

/** Draws what Firebase keeps about the member before it has confirmed them. */
async function restoreSession(): Promise<void> {
  const user = await readStoredUser();
  if (!user?.emailVerified || $session.get().state !== 'loading') return;
  $session.set(memberOf(user, claimsOf(user.stsTokenManager.accessToken)));
}

function publish(session: Session): void {
  // The same member again would be drawn again.
  if (JSON.stringify(session) !== JSON.stringify($session.get())) $session.set(session);
  if (session.state === 'signed-in')
    writeSessionHint({ name: session.name, premium: session.premium });
  else clearSessionHint();
}

let following = false;

/** Offline, without Firebase or with a token that ran out: the Loading screen offers a retry. */
const keepWaiting = () => undefined;

/** Follows sign-in and sign-out in every tab; calling it again changes nothing. */
export function followSession(): void {
  if (following) return;
  following = true;
  void restoreSession()
    .then(loadAuth)
    .then(({ watchUser }) =>
      watchUser((user) => {
        readSession(user).then(publish, keepWaiting);
      }),
    )
    .catch(keepWaiting);
}

/** Gets a new token after the server said that the `premium` claim changed; `$session` follows. */
export async function refreshClaims(): Promise<void> {
  const auth = (await loadAuth()).getMainAuth();
  await auth.authStateReady();
  const { currentUser } = auth;
  await currentUser?.getIdToken(true);
  publish(await readSession(currentUser));
}
