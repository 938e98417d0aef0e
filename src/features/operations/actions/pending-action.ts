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
export interface PendingAction {
  texts: ActionTexts;
  /** Name of the row, for people. */
  about: string;
  request: OperationsRequest;
}

interface StoredAction extends PendingAction {
  /** Compared on return, because another account may have signed in. */
  uid: string;
  /** Milliseconds since the epoch. */
  at: number;
}

const KEY = 'operations-pending-action';

/** Longer than a sign-in with Google takes. */
const PENDING_ACTION_MS = 10 * MINUTE_MS;

function ownUid(): string | null {
  const session = $session.get();
  return session.state === 'signed-in' ? session.uid : null;
}

/** Stores an action in session storage while the operator leaves the page to sign in. */
export function savePendingAction(action: PendingAction): void {
  const uid = ownUid();
  if (uid === null) return;
  const stored: StoredAction = { ...action, uid, at: Date.now() };
  sessionStorage.setItem(KEY, JSON.stringify(stored));
}

export function clearPendingAction(): void {
  sessionStorage.removeItem(KEY);
}

/** The stored action of this operator, or null. */
export function readPendingAction(): PendingAction | null {
  const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoredAction | null;
  if (stored === null || stored.uid !== ownUid() || Date.now() - stored.at > PENDING_ACTION_MS)
    return null;
  const { texts, about, request } = stored;
  return { texts, about, request };
}
