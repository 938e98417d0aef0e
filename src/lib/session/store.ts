import type { User } from 'firebase/auth';
import { atom } from 'nanostores';
import { loadAuth } from './id-token';
import { clearSessionHint, SESSION_HINT_KEY, writeSessionHint } from './session-hint';
import { hasPremiumClaim } from '#shared/rules/access.ts';
import { memberName } from '#shared/rules/member-name.ts';
import { claimsOf } from './auth-record';
import { readStoredUser } from './stored-user';

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

/**
 * Draws what Firebase keeps about the member before it has confirmed them.
 *
 * @returns whether it keeps anybody
 */
async function restoreSession(): Promise<boolean> {
  const user = await readStoredUser();
  if (!user?.emailVerified) return false;
  if (!isEnding && $session.get().state === 'loading') {
    $session.set(memberOf(user, claimsOf(user.stsTokenManager.accessToken)));
  }
  return true;
}

/**
 * Firebase takes half a second of a phone's processor. Where the member is known, the page comes
 * first; whoever needs Firebase earlier, such as for a new token, loads it (id-token.ts).
 */
const CONFIRM_AFTER_MS = 2_000;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function publish(session: Session): void {
  // The same member again would be drawn again.
  if (JSON.stringify(session) !== JSON.stringify($session.get())) $session.set(session);
  if (session.state === 'signed-in')
    writeSessionHint({ name: session.name, premium: session.premium });
  else clearSessionHint();
}

/** Counts what Firebase has told: the answer for an older user may come after a newer one's. */
let turn = 0;

async function publishUser(user: User | null): Promise<void> {
  turn += 1;
  const own = turn;
  const session = await readSession(user);
  if (own === turn && !isEnding) publish(session);
}

/** Another tab has ended the session; until this one has too, what Firebase tells is out of date. */
let isEnding = false;

/**
 * Ends the session here as well. Firebase would notice by itself, but if it was about to confirm the
 * member or to renew their token, it would store them again first, for every tab.
 */
async function endWithOtherTab(): Promise<void> {
  isEnding = true;
  $session.set({ state: 'loading' });
  try {
    await (await loadAuth()).getMainAuth().signOut();
  } finally {
    isEnding = false;
  }
  publish({ state: 'signed-out' });
}

let following = false;

/** Offline, without Firebase or with a token that ran out: the Loading screen offers a retry. */
const keepWaiting = () => undefined;

/** Follows sign-in and sign-out in every tab; calling it again changes nothing. */
export function followSession(): void {
  if (following) return;
  following = true;
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SESSION_HINT_KEY && newValue === null) endWithOtherTab().catch(keepWaiting);
  });
  void restoreSession()
    .then((isKnown) => (isKnown ? pause(CONFIRM_AFTER_MS) : undefined))
    .then(loadAuth)
    .then(({ watchUser }) =>
      watchUser((user) => {
        publishUser(user).catch(keepWaiting);
      }),
    )
    .catch(keepWaiting);
}

/** Gets a new token after the server said that the `premium` claim changed; `$session` follows. */
export async function refreshClaims(): Promise<void> {
  const auth = (await loadAuth()).getMainAuth();
  await auth.authStateReady();
  await auth.currentUser?.getIdToken(true);
  // Who is signed in now: the session may have ended meanwhile.
  await publishUser(auth.currentUser);
}
