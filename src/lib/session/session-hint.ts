/**
 * Local storage key of the session hint (product 4.7): what pages know about the member before any
 * call. It decides what the menu shows and names drafts, and never gives access. Without it, the
 * visitor is signed out in this browser.
 */
export const SESSION_HINT_KEY = 'session-hint';

export interface SessionHint {
  uid: string;
  name: string;
  premium: boolean;
  /** When the session was made or renewed: milliseconds of this browser's clock, which may be wrong. */
  renewedAt: number;
}

/** The hint, or undefined when the visitor is signed out or storage is blocked. */
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

/** Stores the hint; does nothing when storage is blocked. */
export function writeSessionHint(hint: SessionHint): void {
  try {
    localStorage.setItem(SESSION_HINT_KEY, JSON.stringify(hint));
  } catch {
    // Private browsing may block storage: the menu then shows the login entry.
  }
}

/** Removes the hint, which signs out every other tab (store.ts). */
export function clearSessionHint(): void {
  try {
    localStorage.removeItem(SESSION_HINT_KEY);
  } catch {
    // Without storage there is no hint to remove.
  }
}

/**
 * How long ago the session was made or renewed, in milliseconds. A time in the future, after the
 * clock was changed, counts like one as far in the past.
 */
export function ageOf({ renewedAt }: SessionHint): number {
  return Math.abs(Date.now() - renewedAt);
}
