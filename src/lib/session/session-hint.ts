/**
 * What this browser's pages know about the member before any call (product 4.7): enough to draw the
 * menu and to name drafts, never for access. Without it, nobody is signed in here.
 */
export const SESSION_HINT_KEY = 'session-hint';

export interface SessionHint {
  uid: string;
  name: string;
  premium: boolean;
  /** When the session was made or renewed: milliseconds of this browser's clock, which may be wrong. */
  renewedAt: number;
}

/** The hint, or undefined when nobody is signed in or the storage is closed to us. */
export function readSessionHint(): SessionHint | undefined {
  try {
    const hint = JSON.parse(
      localStorage.getItem(SESSION_HINT_KEY) ?? '{}',
    ) as Partial<SessionHint> | null;
    return hint?.uid && hint.name ? (hint as SessionHint) : undefined;
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

/** Forgets the hint, which signs out every other tab (store.ts). */
export function clearSessionHint(): void {
  try {
    localStorage.removeItem(SESSION_HINT_KEY);
  } catch {
    // No storage, no hint to forget.
  }
}

/**
 * How long ago the session was made or renewed, in milliseconds. The clock may have been set meanwhile:
 * a time in the future counts like one as far in the past.
 */
export function ageOf({ renewedAt }: SessionHint): number {
  return Math.abs(Date.now() - renewedAt);
}
