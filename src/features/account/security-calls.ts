import { ApiError } from '@/lib/api-client';
import { callAsMember } from '@/lib/session/member-api';
import { forgetUser } from '@/lib/session/sign-out';
import { keepSignInNotice } from '@/lib/session/sign-in-notice';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import type { SecurityStrings } from './Security';

/** Fragments that open a dialog, to which a sign-in with Google returns. */
export const SECURITY_HASHES = {
  password: '#change-password',
  email: '#change-email',
  sessions: '#end-sessions',
} as const;

/**
 * Ends every session of the account and leaves for the sign-in page (product 8.6).
 *
 * @throws ApiError, `recent-sign-in-required` among them
 */
export async function endSessions(locale: Locale): Promise<void> {
  await callAsMember('end-sessions', { locale });
  await forgetUser();
  keepSignInNotice('sessionEnded');
  location.replace(localizedPath(ROUTES.login, locale));
}

/**
 * Sends a confirmation link to a new address (product 8.8).
 *
 * @throws ApiError, `recent-sign-in-required` among them
 */
export async function requestNewAddress(email: string, locale: Locale): Promise<void> {
  await callAsMember('change-email', { email, locale });
}

/** Whether the member has to sign in again first. */
export function needsSignIn(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'recent-sign-in-required';
}

/** The message for an error of the server, of Firebase or of the network. */
export function problemOf(error: unknown, problems: SecurityStrings['problems']): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'network' || code === 'auth/network-request-failed') return problems.offline;
  if (code === 'too-many-requests' || code === 'auth/too-many-requests') return problems.tooMany;
  return problems.failed;
}
