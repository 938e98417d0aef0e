/** What the browser knows about its visitor. */
export type SessionState =
  { state: 'loading' } | { state: 'signed-out' } | { state: 'signed-in'; premium: boolean };

export type RouteAccess = 'member' | 'premium';

/**
 * What a members' page does (product 1.3 to 1.5): `wait` shows the Loading screen, `sign-in` leads
 * to /login, `check` asks the server whether the token's claim is behind, `allow` opens the page.
 */
export type AccessDecision = 'wait' | 'sign-in' | 'check' | 'allow';

/** Decides from the token alone; it can open a page, but only the server can refuse premium. */
export function decideAccess(session: SessionState, access: RouteAccess): AccessDecision {
  if (session.state === 'loading') return 'wait';
  if (session.state === 'signed-out') return 'sign-in';
  if (access === 'premium' && !session.premium) return 'check';
  return 'allow';
}
