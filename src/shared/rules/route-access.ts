/** The visitor's session, as known in the browser. */
export type SessionState =
  | { state: 'loading' }
  | { state: 'signed-out' }
  | { state: 'signed-in'; premium: boolean; admin: boolean };

export type RouteAccess = 'member' | 'premium' | 'admin';

/**
 * What a members' page does (product 1.3 to 1.5): `wait` shows the loading screen, `sign-in` leads
 * to /login, `check` asks the server, because the hint may be outdated and does not include admins,
 * `allow` opens the page.
 */
export type AccessDecision = 'wait' | 'sign-in' | 'check' | 'allow';

/** Decides from the known session. It can open a page; only the server can refuse premium. */
export function decideAccess(session: SessionState, access: RouteAccess): AccessDecision {
  if (session.state === 'loading') return 'wait';
  if (session.state === 'signed-out') return 'sign-in';
  if (access === 'premium' && !session.premium) return 'check';
  if (access === 'admin' && !session.admin) return 'check';
  return 'allow';
}
