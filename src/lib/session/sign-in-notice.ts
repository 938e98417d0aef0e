/**
 * Session storage key of the reason why the visitor has to sign in, until the sign-in page shows
 * it.
 */
export const SIGN_IN_NOTICE_KEY = 'sign-in-notice';

/**
 * All but the last are messages of the sign-in page. `unfinished`: the account needs something,
 * such as a confirmed address, before it gets a session.
 */
const NOTICES = ['sessionEnded', 'loginRequired', 'confirmed', 'unfinished'] as const;

export type SignInNotice = (typeof NOTICES)[number];

export function keepSignInNotice(notice: SignInNotice): void {
  sessionStorage.setItem(SIGN_IN_NOTICE_KEY, notice);
}

/** Returns and removes the notice; null when there is none. */
export function takeSignInNotice(): SignInNotice | null {
  const kept = sessionStorage.getItem(SIGN_IN_NOTICE_KEY);
  sessionStorage.removeItem(SIGN_IN_NOTICE_KEY);
  return NOTICES.find((notice) => notice === kept) ?? null;
}
