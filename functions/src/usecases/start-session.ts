import type { EndpointInput, EndpointOutput } from '#shared/api/contract.ts';
import { SESSION_MS, SESSION_TOKEN_AGE_MS } from '#shared/limits.ts';
import { missingConsents } from '#shared/rules/consents.ts';
import { ApiError } from '../api-error.ts';
import { createSessionCookie, readAccountState, verifyIdToken } from '../gateways/auth.ts';
import { countAccountCall } from '../stores/call-limits.ts';
import { findAccount, noteLocale } from '../stores/profiles.ts';
import { listSubscriptionsOf } from '../stores/subscriptions.ts';
import { grantsPremium } from './entitlement.ts';
import { syncAccount } from './sync-account.ts';

/**
 * Makes a session of an ID token (product 4.1). An account whose deletion is unfinished gets one too,
 * consents or not, so that the member can finish it. Every other profile follows its account here.
 *
 * @throws ApiError `unauthenticated` for a token that does not count or is older than
 *   SESSION_TOKEN_AGE_MS, `email-not-verified`, `consents-required`,
 *   `too-many-requests`
 */
export async function startSession(
  { idToken, locale }: EndpointInput<'session'>,
  now: Date,
): Promise<{ cookie: string; session: EndpointOutput<'session'> }> {
  const token = await verifyIdToken(idToken);
  if (token === null || now.getTime() - token.issuedAt > SESSION_TOKEN_AGE_MS) {
    throw new ApiError('unauthenticated', 'Please log in to continue.');
  }
  const { uid, name, emailVerified } = token.member;
  if (!emailVerified) {
    throw new ApiError('email-not-verified', 'Please confirm your email address first.');
  }
  await countAccountCall(uid, now);
  const [{ profile, isDeleted }, subscriptions, account] = await Promise.all([
    findAccount(uid),
    listSubscriptionsOf(uid),
    readAccountState(uid),
  ]);
  if (!isDeleted && missingConsents(profile?.consents ?? {}).length > 0) {
    throw new ApiError('consents-required', 'This account has not agreed to our terms.');
  }
  if (!isDeleted && profile !== null) await syncAccount(profile, account, locale, now);
  if (!isDeleted && profile !== null && profile.locale !== locale) await noteLocale(uid, locale);
  const premium = !isDeleted && grantsPremium(profile, subscriptions, now);
  const cookie = await createSessionCookie(idToken, SESSION_MS);
  return { cookie, session: { uid, name, premium, deletion: isDeleted } };
}
