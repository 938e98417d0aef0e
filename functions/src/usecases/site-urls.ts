import { localizedPath, type Locale } from '#src/i18n/locales.ts';
import { setting } from '../config.ts';
import { ApiError } from '../api-error.ts';

/** The absolute address of a page of this site. */
export function siteUrl(path: string, locale: Locale): string {
  return new URL(localizedPath(path, locale), setting('SITE_URL')).href;
}

/**
 * An address that a caller gave, if it leads to this site: an open redirect through the payment page
 * must not be possible.
 *
 * @param field the input's name, for the message
 * @throws ApiError `invalid-input`
 */
export function ownUrl(address: string, field: string): string {
  const site = new URL(setting('SITE_URL'));
  const url = URL.parse(address, site);
  if (url === null || url.origin !== site.origin || url.username !== '' || url.password !== '') {
    throw new ApiError('invalid-input', `${field}: must lead to this site.`);
  }
  return url.href;
}
