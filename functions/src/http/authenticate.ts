import type { IncomingMessage } from 'node:http';
import { isFromOurApp } from '../gateways/app-check.ts';
import { verifyToken } from '../gateways/auth.ts';
import { isAdmin } from '#shared/rules/access.ts';
import { findProfile } from '../stores/profiles.ts';
import { readEntitlement } from '../usecases/entitlement.ts';
import type { Member } from '../call.ts';
import { ApiError } from '../api-error.ts';

/**
 * The caller of a members' endpoint, from the bearer token.
 *
 * Public endpoints need no App Check: public pages ask no third party for a token (product 25.3).
 *
 * @throws ApiError `app-not-verified` when App Check is configured and the call does not come from
 *   our web app, `unauthenticated` without a valid token, `email-not-verified` before the e-mail
 *   is confirmed
 */
export async function authenticate(request: IncomingMessage): Promise<Member> {
  const appToken = request.headers['x-firebase-appcheck'];
  if (!(await isFromOurApp(typeof appToken === 'string' ? appToken : ''))) {
    throw new ApiError('app-not-verified', 'This call does not come from our web app.');
  }
  const member = await authenticateAccount(request);
  if (!member.emailVerified) {
    throw new ApiError('email-not-verified', 'Please confirm your email address first.');
  }
  return member;
}

/**
 * Whoever has an account, also before its e-mail is confirmed.
 *
 * @throws ApiError `unauthenticated` without a valid token
 */
export async function authenticateAccount(request: IncomingMessage): Promise<Member> {
  const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
  const member = token === undefined ? null : await verifyToken(token);
  if (member === null) throw new ApiError('unauthenticated', 'Please log in to continue.');
  return member;
}

/**
 * Premium is decided from the store, never from the token's claim alone (product 4.6). A failed
 * check counts as not premium, but says so with a 5xx instead of asking a member to pay again.
 *
 * @throws ApiError `premium-required`
 */
export async function requirePremium(member: Member, now: Date): Promise<void> {
  const { isPremium } = await readEntitlement(member.uid, now);
  if (!isPremium) throw new ApiError('premium-required', 'This needs a premium membership.');
}

/**
 * Admins are who the stored profile names (product 4.3): a token says nothing about it, so taking the
 * status away holds from the next call on.
 *
 * @throws ApiError `admin-required`
 */
export async function requireAdmin(member: Member): Promise<void> {
  const profile = await findProfile(member.uid);
  if (profile === null || !isAdmin(profile.subscription_status)) {
    throw new ApiError('admin-required', 'This is for the operator only.');
  }
}
