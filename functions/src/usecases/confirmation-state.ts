import type { Locale } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { confirmationCode } from '../gateways/auth.ts';
import { siteUrl } from './site-urls.ts';

/** What the account of an address needs, and the page for it. */
export interface ConfirmationState {
  account: 'unconfirmed' | 'confirmed' | 'unknown';
  href: string;
}

/** Looks up the account of an address for the e-mail that is sent to it (product 3.10). */
export async function confirmationState(email: string, locale: Locale): Promise<ConfirmationState> {
  const found = await confirmationCode(email);
  const login = siteUrl(ROUTES.login, locale);
  if (found === null) return { account: 'unknown', href: `${login}#sign-up` };
  if (found.isConfirmed) return { account: 'confirmed', href: login };
  const href = new URL(siteUrl(ROUTES.resetPassword, locale));
  href.search = new URLSearchParams({
    mode: 'verifyEmail',
    oobCode: found.code,
    lang: locale,
  }).toString();
  return { account: 'unconfirmed', href: href.href };
}
