import { $session } from '@/lib/session/store';
import type { OperationsRequest } from '#shared/api/operations.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';

/** The texts of an action: at its button, before it is confirmed and afterwards. */
export interface ActionTexts {
  label: string;
  text: string;
  confirm: string;
  success: string;
}

/** An action that waits for a recent sign-in. */
export interface AskedAction {
  texts: ActionTexts;
  /** Name of the row, for people. */
  about: string;
  request: OperationsRequest;
}

interface Kept extends AskedAction {
  /** Compared on return, because another account may have signed in. */
  uid: string;
  /** Milliseconds since the epoch. */
  at: number;
}

const KEY = 'operations-asked';

/** Longer than a sign-in with Google takes. */
const MAX_AGE_MS = 10 * MINUTE_MS;

function ownUid(): string | null {
  const session = $session.get();
  return session.state === 'signed-in' ? session.uid : null;
}

/** Stores an action in session storage while the operator leaves the page to sign in. */
export function keepAsked(action: AskedAction): void {
  const uid = ownUid();
  if (uid === null) return;
  const kept: Kept = { ...action, uid, at: Date.now() };
  sessionStorage.setItem(KEY, JSON.stringify(kept));
}

export function forgetAsked(): void {
  sessionStorage.removeItem(KEY);
}

/** The stored action of this operator, or null. */
export function readAsked(): AskedAction | null {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
  if (kept === null || kept.uid !== ownUid() || Date.now() - kept.at > MAX_AGE_MS) return null;
  const { texts, about, request } = kept;
  return { texts, about, request };
}
