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

/**
 * The session by the hint; pages render from it. Whether it is still valid, the server decides with
 * every call.
 */
export const $session = atom<Session>({ state: 'loading' });

/**
 * The uid of a premium member, a part of the keys of their data in lib/query.ts; null otherwise, so
 * that nothing is fetched.
 */
export const $premiumUid = computed($session, (session) =>
  session.state === 'signed-in' && session.premium ? session.uid : null,
);

/**
 * Whether this page is deleting the account, or has: the page itself then says what became of it and
 * is left.
 */
export const $isDeleting = atom(false);

function sessionOf(hint: SessionHint | undefined): Session {
  if (!hint) return { state: 'signed-out' };
  const { uid, name, premium } = hint;
  return { state: 'signed-in', uid, name, premium };
}

function publish(session: Session): void {
  // Setting an equal object would render the page again.
  if (JSON.stringify(session) !== JSON.stringify($session.get())) $session.set(session);
}

function readAgain(): void {
  const before = $session.get();
  const session = sessionOf(readSessionHint());
  const isAnother =
    before.state === 'signed-in' && session.state === 'signed-in' && before.uid !== session.uid;
  // The page shows another member's data.
  if (isAnother) location.reload();
  else publish(session);
}

let isFollowing = false;

/** Reads the session and follows sign-in and sign-out in every tab. A second call does nothing. */
export function followSession(): void {
  if (isFollowing) return;
  isFollowing = true;
  publish(sessionOf(readSessionHint()));
  addEventListener('storage', ({ key }) => {
    // The key is null when the whole storage was cleared.
    if (key === SESSION_HINT_KEY || key === null) readAgain();
  });
  // The page may come from the back/forward cache.
  addEventListener('pageshow', readAgain);
}

/** Sets the plan by the server's answer, in the session and in the hint. */
export function keepPremium(premium: boolean): void {
  const session = $session.get();
  const hint = readSessionHint();
  if (session.state !== 'signed-in' || hint?.uid !== session.uid) return;
  if (hint.premium !== premium) writeSessionHint({ ...hint, premium });
  publish({ ...session, premium });
}

/** Sets a new name, in the session, in the hint and in the menu of the page. */
export function keepName(name: string): void {
  const session = $session.get();
  const hint = readSessionHint();
  if (session.state !== 'signed-in' || hint?.uid !== session.uid) return;
  writeSessionHint({ ...hint, name });
  publish({ ...session, name });
  // The menu follows the hint like a change of another tab (scripts/layout.ts).
  dispatchEvent(new Event('storage'));
}

/**
 * Signs the page out after the server refused the session: the guard leads to sign-in, which may
 * renew it.
 *
 * @param note stores the reason for the sign-in page; runs once, also when several calls fail
 */
export function leaveSession(note: () => void): void {
  if ($session.get().state === 'signed-out') return;
  note();
  $session.set({ state: 'signed-out' });
}
