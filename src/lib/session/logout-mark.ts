/**
 * Session storage key that a click on Logout sets (scripts/layout.ts): a link to the sign-in page
 * from another site must not end a session.
 */
export const LOGOUT_KEY = 'logout';

/** Whether the visitor has just clicked Logout in this tab; removes the mark. */
export function takeLogoutMark(): boolean {
  const isLogout = sessionStorage.getItem(LOGOUT_KEY) !== null;
  sessionStorage.removeItem(LOGOUT_KEY);
  return isLogout;
}
