/**
 * What public pages know about a signed-in visitor without loading Firebase
 * (product 4.7): enough for the menu and for the way from `/` to the dashboard, never for access.
 * The members' pages write it after sign-in and remove it at sign-out.
 */
export const SESSION_HINT_KEY = 'session-hint';

export interface SessionHint {
  name: string;
  premium: boolean;
}

/** The hint, or undefined when nobody is signed in or the storage is closed to us. */
export function readSessionHint(): SessionHint | undefined {
  try {
    const hint = JSON.parse(
      localStorage.getItem(SESSION_HINT_KEY) ?? '{}',
    ) as Partial<SessionHint> | null;
    return typeof hint?.name === 'string' ? (hint as SessionHint) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the hint; does nothing when the storage is closed to us. */
export function writeSessionHint(hint: SessionHint): void {
  try {
    localStorage.setItem(SESSION_HINT_KEY, JSON.stringify(hint));
  } catch {
    // Private browsing may refuse storage: the menu then shows the login entry.
  }
}

/** Forgets the hint. */
export function clearSessionHint(): void {
  try {
    localStorage.removeItem(SESSION_HINT_KEY);
  } catch {
    // No storage, no hint to forget.
  }
}
