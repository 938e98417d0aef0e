import { setTimeout } from 'node:timers/promises';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { splitName } from '#shared/rules/member-name.ts';
import { ApiError } from '../api-error.ts';
import { errorCode } from '../error-code.ts';
import type { Member } from '../call.ts';
import { firebaseApp } from './firebase-app.ts';

async function auth(): Promise<Auth> {
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth(await firebaseApp());
}

/** Error codes of the Admin SDK for an invalid token; all others are failures of the service. */
const TOKEN_FAULTS: readonly unknown[] = [
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/invalid-session-cookie',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** Claims of a verified ID token or session cookie. */
export interface VerifiedToken {
  member: Member;
  /** When it was issued, in milliseconds since the epoch. */
  issuedAt: number;
}

/**
 * The owner of an ID token, or null when it is forged, expired, revoked or of another project, or when
 * the account is gone or disabled.
 *
 * Source: https://firebase.google.com/docs/auth/admin/verify-id-tokens
 */
export async function verifyIdToken(token: string): Promise<VerifiedToken | null> {
  const verifier = await auth();
  return readToken(verifier.verifyIdToken(token, true));
}

/**
 * The owner of a session cookie by its signature alone: no round trip, but a session that was ended
 * still counts. Always followed by {@link isSessionValid}.
 */
export async function readSessionCookie(cookie: string): Promise<Member | null> {
  const verifier = await auth();
  return (await readToken(verifier.verifySessionCookie(cookie)))?.member ?? null;
}

/**
 * Whether the session of a cookie still holds: it is over once the account is gone or disabled, or was
 * signed out everywhere, as a new password or address does. One round trip.
 *
 * Source: https://firebase.google.com/docs/auth/admin/manage-cookies
 */
export async function isSessionValid(cookie: string): Promise<boolean> {
  const verifier = await auth();
  return (await readToken(verifier.verifySessionCookie(cookie, true))) !== null;
}

/**
 * A session cookie for the owner of an ID token, which has been verified.
 *
 * @param expiresIn milliseconds, at most 14 days
 */
export async function createSessionCookie(idToken: string, expiresIn: number): Promise<string> {
  return (await auth()).createSessionCookie(idToken, { expiresIn });
}

/**
 * Ends every session of an account; one that is gone has none. Firebase compares whole seconds, so it
 * waits for the next one: a sign-in of the same second would go on.
 */
export async function endSessions(uid: string): Promise<void> {
  await setTimeout(1_001 - (Date.now() % 1_000));
  await orNullIfGone((await auth()).revokeRefreshTokens(uid));
}

async function readToken(verification: Promise<DecodedIdToken>): Promise<VerifiedToken | null> {
  try {
    const decoded = await verification;
    return { member: memberOf(decoded), issuedAt: decoded.iat * 1_000 };
  } catch (error) {
    if (TOKEN_FAULTS.includes(errorCode(error))) return null;
    throw error;
  }
}

function memberOf(decoded: DecodedIdToken): Member {
  const email = decoded.email ?? '';
  const displayName: unknown = decoded['name'];
  const { name, ...parts } = splitName(typeof displayName === 'string' ? displayName : '');
  return {
    uid: decoded.uid,
    email,
    name: name || email || 'User',
    ...parts,
    emailVerified: decoded.email_verified === true,
    signedInAt: decoded.auth_time * 1_000,
    provider: decoded.firebase.sign_in_provider,
  };
}

/**
 * A new code that confirms an address, and whether it is confirmed already; null without an account.
 * Both requests are always made, at the same time, so that the response time does not reveal whether
 * there is an account.
 */
export async function confirmationCode(
  email: string,
): Promise<{ code: string; isConfirmed: boolean } | null> {
  const users = await auth();
  const [user, link] = await Promise.all([
    orNullIfGone(users.getUserByEmail(email)),
    orNullIfGone(users.generateEmailVerificationLink(email)),
  ]);
  const code = link && new URL(link).searchParams.get('oobCode');
  return user && code ? { code, isConfirmed: user.emailVerified } : null;
}

/** Result of a request to change an account's address. */
export type NewAddress = { state: 'free'; code: string } | { state: 'taken' | 'same' };

/**
 * A new code that gives an account another address, unless an account has that address already (also
 * when it is the same account). Both requests are always made, so that the response time does not reveal
 * whether there is an account.
 *
 * @throws ApiError `unauthenticated` for an account that was deleted meanwhile
 */
export async function newAddressCode(uid: string, newEmail: string): Promise<NewAddress> {
  const users = await auth();
  const user = await orNullIfGone(users.getUser(uid));
  if (user?.email === undefined) throw new ApiError('unauthenticated', 'This account is gone.');
  const [owner, link] = await Promise.all([
    orNullIfGone(users.getUserByEmail(newEmail)),
    orNullIf(
      ['auth/email-already-exists'],
      users.generateVerifyAndChangeEmailLink(user.email, newEmail),
    ),
  ]);
  if (owner?.uid === uid) return { state: 'same' };
  const code = link && new URL(link).searchParams.get('oobCode');
  return owner === null && code ? { state: 'free', code } : { state: 'taken' };
}

/** What a change of address, a new password and the end of all sessions change. */
export interface AccountState {
  /** Confirmed; in lower case. */
  email: string;
  /** Every session that began earlier is over; UTC ISO string. */
  sessionsValidAfter: string;
}

/** Null when the account is gone or its address is not confirmed. */
export async function readAccountState(uid: string): Promise<AccountState | null> {
  const user = await orNullIfGone((await auth()).getUser(uid));
  if (user?.email === undefined || !user.emailVerified) return null;
  // Before the first end of sessions there may be no time of it.
  const time = user.tokensValidAfterTime ?? user.metadata.creationTime;
  return { email: user.email.toLowerCase(), sessionsValidAfter: new Date(time).toISOString() };
}

/** @param displayName as rules/member-name.ts joins it */
export async function changeDisplayName(uid: string, displayName: string): Promise<void> {
  await (await auth()).updateUser(uid, { displayName });
}

/** What the auth service keeps about an account, for the member's own download. */
export async function describeAuthUser(uid: string): Promise<Record<string, unknown> | null> {
  const user = await orNullIfGone((await auth()).getUser(uid));
  if (user === null) return null;
  return {
    uid,
    email: user.email,
    email_verified: user.emailVerified,
    name: user.displayName,
    sign_in_methods: user.providerData.map(({ providerId }) => providerId),
    created_at: user.metadata.creationTime,
    last_sign_in_at: user.metadata.lastSignInTime,
  };
}

/** Whether the account still exists. */
export async function hasAuthUser(uid: string): Promise<boolean> {
  return (await orNullIfGone((await auth()).getUser(uid))) !== null;
}

/** Where a member can be written to; null when the account is gone or its e-mail is not confirmed. */
export async function findConfirmedEmail(uid: string): Promise<string | null> {
  const user = await orNullIfGone((await auth()).getUser(uid));
  return user?.emailVerified === true ? (user.email ?? null) : null;
}

/** Accounts that were made before a time, a thousand at a time. */
export async function* listAccounts(
  before: Date,
): AsyncGenerator<{ uid: string; isConfirmed: boolean }[]> {
  for (let next: string | undefined, isFirst = true; isFirst || next; isFirst = false) {
    const page = await (await auth()).listUsers(1_000, next);
    next = page.pageToken;
    yield page.users
      .filter(({ metadata }) => Date.parse(metadata.creationTime) < before.getTime())
      .map(({ uid, emailVerified }) => ({ uid, isConfirmed: emailVerified }));
  }
}

/** Deletes the account; one that is already gone is fine, so that deletion can be repeated. */
export async function deleteAuthUser(uid: string): Promise<void> {
  await orNullIfGone((await auth()).deleteUser(uid));
}

function orNullIfGone<T>(call: Promise<T>): Promise<T | null> {
  return orNullIf(['auth/user-not-found', 'auth/email-not-found'], call);
}

async function orNullIf<T>(codes: readonly unknown[], call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (codes.includes(errorCode(error))) return null;
    throw error;
  }
}
