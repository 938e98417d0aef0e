import { atom, computed } from 'nanostores';
import {
  readSessionHint,
  SESSION_HINT_KEY,
  writeSessionHint,
  type SessionHint,
} from './session-hint';

export interface Member extends Pick<SessionHint, 'uid' | 'name' | 'premium'> {
  state: 'signed-in';
}

/** `loading` in the prerendered page only. */
export type Session = { state: 'loading' } | { state: 'signed-out' } | Member;

/** Who is here, by the hint: what a page draws. Whether that is true, every call's answer tells. */
export const $session = atom<Session>({ state: 'loading' });

/** The uid of a premium member, as a part of the keys of what is theirs; null fetches nothing. */
export const $premiumUid = computed($session, (session) =>
  session.state === 'signed-in' && session.premium ? session.uid : null,
);

function sessionOf(hint: SessionHint | undefined): Session {
  if (!hint) return { state: 'signed-out' };
  const { uid, name, premium } = hint;
  return { state: 'signed-in', uid, name, premium };
}

function publish(session: Session): void {
  // The same member again would be drawn again.
  if (JSON.stringify(session) !== JSON.stringify($session.get())) $session.set(session);
}

function readAgain(): void {
  const before = $session.get();
  const session = sessionOf(readSessionHint());
  const isAnother =
    before.state === 'signed-in' && session.state === 'signed-in' && before.uid !== session.uid;
  // What the page holds is somebody else's.
  if (isAnother) location.reload();
  else publish(session);
}

let isFollowing = false;

/** Reads who is signed in and follows every tab's sign-in and sign-out; once more changes nothing. */
export function followSession(): void {
  if (isFollowing) return;
  isFollowing = true;
  publish(sessionOf(readSessionHint()));
  addEventListener('storage', ({ key }) => {
    // Null when the whole storage was cleared.
    if (key === SESSION_HINT_KEY || key === null) readAgain();
  });
  // The browser may have kept the page since before the change.
  addEventListener('pageshow', readAgain);
}

/** Keeps what the server has just said about the plan, for this page and for the hint. */
export function keepPremium(premium: boolean): void {
  const session = $session.get();
  const hint = readSessionHint();
  if (session.state !== 'signed-in' || hint?.uid !== session.uid) return;
  if (hint.premium !== premium) writeSessionHint({ ...hint, premium });
  publish({ ...session, premium });
}

/**
 * The server knows no session any more: the page's guard leads to sign-in, which may renew it.
 *
 * @param note keeps for that page why; once, however many calls come to it
 */
export function leaveSession(note: () => void): void {
  if ($session.get().state === 'signed-out') return;
  note();
  $session.set({ state: 'signed-out' });
}
