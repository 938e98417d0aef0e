/** Why somebody has to sign in, in session storage until the sign-in page says it. */
export const SIGN_IN_NOTICE_KEY = 'sign-in-notice';

/**
 * The first two are messages of that page, about a session that is over; `unfinished`: the account
 * needs something before it has a session again.
 */
const NOTICES = ['sessionEnded', 'loginRequired', 'unfinished'] as const;

export type SignInNotice = (typeof NOTICES)[number];

export function keepSignInNotice(notice: SignInNotice): void {
  sessionStorage.setItem(SIGN_IN_NOTICE_KEY, notice);
}

/** The notice, once; null when there is none. */
export function takeSignInNotice(): SignInNotice | null {
  const kept = sessionStorage.getItem(SIGN_IN_NOTICE_KEY);
  sessionStorage.removeItem(SIGN_IN_NOTICE_KEY);
  return NOTICES.find((notice) => notice === kept) ?? null;
}
