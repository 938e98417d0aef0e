/**
 * Set by a click on Logout (scripts/layout.ts), in session storage: a link to the sign-in page from
 * elsewhere must end nobody's session.
 */
export const LOGOUT_KEY = 'logout';

/** Whether the visitor has just clicked Logout in this tab; once. */
export function takeLogoutMark(): boolean {
  const isLogout = sessionStorage.getItem(LOGOUT_KEY) !== null;
  sessionStorage.removeItem(LOGOUT_KEY);
  return isLogout;
}
