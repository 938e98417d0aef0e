import { LANGUAGE_COOKIE } from '../i18n/locales';
import { preferredLocale } from '../i18n/negotiation';
import { keepCookie } from '../lib/cookies';

/**
 * The language switch is a plain link; this adds the override cookie, after which the unprefixed
 * address is English too, and follows the browser's language while no choice was made
 * (product 2.5).
 */
export function watchLanguage(): void {
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
