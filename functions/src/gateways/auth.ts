import type { Auth } from 'firebase-admin/auth';
import { hasPremiumClaim } from '#shared/rules/access.ts';
import { splitName } from '#shared/rules/member-name.ts';
import { errorCode } from '../error-code.ts';
import type { Member } from '../call.ts';
import { firebaseApp } from './firebase-app.ts';

async function auth(): Promise<Auth> {
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth(await firebaseApp());
}

/** Codes with which the Admin SDK says that the token, and not the service, is at fault. */
const TOKEN_FAULTS: readonly unknown[] = [
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
];

/**
 * The member behind an ID token, or null when it is forged, expired or of another project, or when
 * the account is gone, blocked, or was signed out everywhere (as a new password does). The token
 * alone would not show the latter for up to an hour, so this costs one round trip; the emulator
 * always makes it.
 *
 * Source: https://firebase.google.com/docs/auth/admin/verify-id-tokens
 */
export async function verifyToken(token: string): Promise<Member | null> {
  const verifier = await auth();
  try {
    const decoded = await verifier.verifyIdToken(token, true);
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
      claims: { premium: decoded['premium'] },
    };
  } catch (error) {
    if (TOKEN_FAULTS.includes(errorCode(error))) return null;
    throw error;
  }
}

/**
 * Sets the `premium` claim to a value, keeping every other claim; does nothing when it already has
 * it or the account is gone.
 *
 * @returns whether something was written
 */
export async function setPremiumClaim(uid: string, premium: boolean): Promise<boolean> {
  const users = await auth();
  const user = await orNullIfGone(users.getUser(uid));
  if (user === null || hasPremiumClaim(user.customClaims ?? {}) === premium) return false;
  await orNullIfGone(users.setCustomUserClaims(uid, { ...user.customClaims, premium }));
  return true;
}

/**
 * A new code that confirms an address, and whether it is confirmed already; null without an account.
 * Both are asked for at once in any case, so that the time that it takes tells nobody which it is.
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

/** Where a member can be written to; null when the account is gone or its e-mail is not confirmed. */
export async function findConfirmedEmail(uid: string): Promise<string | null> {
  const user = await orNullIfGone((await auth()).getUser(uid));
  return user?.emailVerified === true ? (user.email ?? null) : null;
}

/** Uids of accounts that were made before a time and whose e-mail was never confirmed. */
export async function listUnconfirmed(before: Date): Promise<string[]> {
  const found: string[] = [];
  for (let next: string | undefined, isFirst = true; isFirst || next; isFirst = false) {
    const page = await (await auth()).listUsers(1_000, next);
    next = page.pageToken;
    for (const { uid, emailVerified, metadata } of page.users) {
      if (!emailVerified && Date.parse(metadata.creationTime) < before.getTime()) found.push(uid);
    }
  }
  return found;
}

/** Deletes the account; one that is already gone is fine, so that deletion can be repeated. */
export async function deleteAuthUser(uid: string): Promise<void> {
  await orNullIfGone((await auth()).deleteUser(uid));
}

async function orNullIfGone<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    const code = errorCode(error);
    if (code === 'auth/user-not-found' || code === 'auth/email-not-found') return null;
    throw error;
  }
}
