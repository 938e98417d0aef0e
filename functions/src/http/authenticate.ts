import type { Context } from 'hono';
import { ENDPOINTS, type EndpointContract, type EndpointName } from '#shared/api/contract.ts';
import type { UserProfile } from '#shared/entities/profile.ts';
import { isAdmin } from '#shared/rules/access.ts';
import { missingConsents } from '#shared/rules/consents.ts';
import { isSessionValid, readSessionCookie, verifyIdToken } from '../gateways/auth.ts';
import { findAccount } from '../stores/profiles.ts';
import { listSubscriptionsOf } from '../stores/subscriptions.ts';
import { grantsPremium } from '../usecases/entitlement.ts';
import type { Member } from '../call.ts';
import { ApiError } from '../api-error.ts';
import { setting } from '../config.ts';
import { logFailure } from '../log.ts';
import type { ApiEnv } from './context.ts';
import { countInInstance } from './instance-limits.ts';
import { sessionCookie } from './session-cookie.ts';

/** Who calls a members' endpoint. */
export interface Caller {
  member: Member;
  profile: UserProfile | null;
}

/**
 * The owner of a session cookie, who may make this call (product 4.6). Everything is decided from the
 * store: the session's revocation is checked in the same round trip as the account is read.
 *
 * @throws ApiError `unauthenticated` without a session, `deletion-unfinished`, `consents-required`,
 *   `email-not-verified`, `premium-required`, `admin-required`, `operator-sign-in-required`
 */
export async function authenticate(c: Context<ApiEnv>, endpoint: EndpointName): Promise<Caller> {
  const { access, duringDeletion }: EndpointContract = ENDPOINTS[endpoint];
  const cookie = sessionCookie(c).read();
  const member = cookie === null ? null : await readSessionCookie(cookie);
  if (cookie === null || member === null) throw unauthenticated();
  c.set('logFields', { endpoint, uid: member.uid });
  countInInstance(`uid ${member.uid}`);
  const [isValid, { profile, isDeleted }, subscriptions] = await Promise.all([
    isSessionValid(cookie),
    findAccount(member.uid),
    access === 'premium' ? listSubscriptionsOf(member.uid) : [],
  ]);
  if (!isValid) throw unauthenticated();
  if (isDeleted) {
    if (duringDeletion === true) return { member, profile };
    throw new ApiError('deletion-unfinished', 'The deletion of this account is not finished.');
  }
  if (!member.emailVerified) {
    throw new ApiError('email-not-verified', 'Please confirm your email address first.');
  }
  if (profile === null || missingConsents(profile.consents).length > 0) {
    throw new ApiError('consents-required', 'This account has not agreed to our terms.');
  }
  if (access === 'premium' && !grantsPremium(profile, subscriptions, c.get('now'))) {
    throw new ApiError('premium-required', 'This needs a premium membership.');
  }
  if (access === 'admin') requireOperator(member, profile);
  return { member, profile };
}

/**
 * The member of a public call with a valid session. Null without one, and when it cannot be checked: a
 * public call does not fail because of a session.
 */
export async function findCaller(
  c: Context<ApiEnv>,
  endpoint: EndpointName,
): Promise<Caller | null> {
  if (sessionCookie(c).read() === null) return null;
  const { logFields } = c.var;
  try {
    return await authenticate(c, endpoint);
  } catch (error) {
    c.set('logFields', logFields);
    if (!(error instanceof ApiError)) logFailure('session not read', error, logFields);
    return null;
  }
}

/**
 * The account of an ID token, for calls that come before there is a session.
 *
 * @throws ApiError `unauthenticated`, `deletion-unfinished`
 */
export async function authenticateAccount(idToken: string): Promise<Caller> {
  const token = await verifyIdToken(idToken);
  if (token === null) throw unauthenticated();
  const { profile, isDeleted } = await findAccount(token.member.uid);
  if (isDeleted) {
    throw new ApiError('deletion-unfinished', 'The deletion of this account is not finished.');
  }
  return { member: token.member, profile };
}

/** An admin by the profile, who has signed in as operators must (product 29.11). */
function requireOperator(member: Member, profile: UserProfile): void {
  if (!isAdmin(profile.subscription_status)) {
    throw new ApiError('admin-required', 'This is for the operator only.');
  }
  const provider = setting('OPERATOR_SIGN_IN');
  if (member.provider !== provider) {
    throw new ApiError('operator-sign-in-required', `Operators sign in with ${provider}.`);
  }
}

function unauthenticated(): ApiError {
  return new ApiError('unauthenticated', 'Please log in to continue.');
}
