import { DEFAULT_LOCALE, LANGUAGE_COOKIE } from '../i18n/locales';
import { preferredLocale } from '../i18n/negotiation';
import { keepCookie } from '../lib/cookies';

/**
 * The language switch is a plain link. This sets the override cookie, with which unprefixed
 * addresses are English too. Opening an address under `/en` sets it as well (product 2.3). Without
 * the cookie, pages are in the browser's language (product 2.5).
 */
export function watchLanguage(): void {
  // Links of the English pages have no prefix: Hosting would answer them in the browser's language.
  const [, prefix] = location.pathname.split('/');
  if (prefix === DEFAULT_LOCALE) keepCookie(LANGUAGE_COOKIE, DEFAULT_LOCALE);
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-language]');
  for (const link of links) {
    link.onclick = () => {
      keepCookie(LANGUAGE_COOKIE, link.hreflang);
      link.href = link.dataset['language'] + location.search + location.hash;
    };
  }
  addEventListener('languagechange', () => {
    const wanted = preferredLocale(navigator.languages);
    for (const link of links) {
      if (link.hreflang === wanted && !document.cookie.includes(LANGUAGE_COOKIE)) {
        location.assign(link.href);
      }
    }
  });
}
