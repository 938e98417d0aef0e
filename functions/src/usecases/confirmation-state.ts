import type { Locale } from '#src/i18n/locales.ts';
import { ROUTES, SIGN_UP_PATH } from '#src/routes.ts';
import { safeReturnPath } from '#shared/rules/return-path.ts';
import { setting } from '../config.ts';
import { ApiError } from '../api-error.ts';
import { confirmationCode } from '../gateways/auth.ts';
import { siteUrl } from './site-urls.ts';

/** What the account of an address needs, and the page for it. */
export interface ConfirmationState {
  account: 'unconfirmed' | 'confirmed' | 'unknown';
  href: string;
}

/**
 * Looks up the account of an address for the e-mail that is sent to it (product 3.10).
 *
 * @param returnPath the page of this site that the link leads to after the confirmation
 * @throws ApiError `invalid-input` for a path that leads elsewhere
 */
export async function confirmationState(
  email: string,
  locale: Locale,
  returnPath?: string,
): Promise<ConfirmationState> {
  const continueUrl = returnPath === undefined ? null : ownAddress(returnPath);
  const found = await confirmationCode(email);
  if (found === null) return { account: 'unknown', href: siteUrl(SIGN_UP_PATH, locale) };
  if (found.isConfirmed) return { account: 'confirmed', href: siteUrl(ROUTES.login, locale) };
  const href = new URL(siteUrl(ROUTES.resetPassword, locale));
  href.search = new URLSearchParams({
    mode: 'verifyEmail',
    oobCode: found.code,
    lang: locale,
    ...(continueUrl !== null && { continueUrl }),
  }).toString();
  return { account: 'unconfirmed', href: href.href };
}

function ownAddress(returnPath: string): string {
  const { origin } = new URL(setting('SITE_URL'));
  const path = safeReturnPath(returnPath, origin);
  if (path === null) throw new ApiError('invalid-input', 'returnPath: must lead to this site.');
  return origin + path;
}
