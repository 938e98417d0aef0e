import { legalPaths } from '@/components/site/navigation';
import { buttonClass } from '@/components/ui/button-variants';
import { dictionary } from '@/i18n/dictionaries';
import { localizedPath, type Locale } from '@/i18n/locales';
import { OPTIONAL_PURPOSES } from '@/lib/consent';

const CLOSE_ICON =
  '<svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true"><path d="m2 2 12 12M14 2 2 14"></path></svg>';

/** Accepting and rejecting weigh the same. */
const STRONG = buttonClass('ink', 'small');
const PLAIN = 'btn btn-small consent-plain';

/**
 * The banner's markup in one language. It travels with the banner's script, because in the pages
 * themselves it would cost every visitor with a choice half a kilobyte.
 */
export function bannerMarkup(locale: Locale): string {
  const { consent } = dictionary(locale);
  const privacy = `<a class="link" href="${localizedPath(legalPaths(locale).privacy, locale)}">${consent.privacyLink}</a>`;
  const button = (action: string, label: string, look: string, attributes = '') =>
    `<button type="button" class="${look}" data-action="${action}" ${attributes}>${label}</button>`;
  const choice = (name: keyof typeof consent.purposes, attributes: string) => {
    const { label, text } = consent.purposes[name];
    return `<label><input type="checkbox" role="switch" name="${name}" ${attributes}><span><b>${label}</b><small>${text}</small></span></label>`;
  };
  return `<section id="consent" aria-labelledby="consent-title" tabindex="-1"><form class="wrap">
<div class="consent-top"><div><h2 id="consent-title">${consent.title}</h2><p>${consent.text.replace('{privacy}', privacy)}</p></div><button type="button" class="consent-close" data-action="close" aria-label="${consent.close}">${CLOSE_ICON}</button></div>
<div id="consent-purposes" role="group" aria-label="${consent.purposesLabel}" class="consent-purposes" hidden>${choice('necessary', 'checked disabled')}${OPTIONAL_PURPOSES.map((name) => choice(name, '')).join('')}</div>
<div class="consent-actions">${button('accept', consent.acceptAll, STRONG)}${button('reject', consent.rejectAll, STRONG)}${button('customize', consent.customize, PLAIN, 'aria-expanded="false" aria-controls="consent-purposes"')}${button('save', consent.save, PLAIN, 'hidden')}</div>
</form></section>`;
}
