import { legalPaths } from '@/components/site/navigation';
import { buttonClass } from '@/components/ui/button-variants';
import { dictionary } from '@/i18n/dictionaries';
import { localizedPath, type Locale } from '@/i18n/locales';
import { OPTIONAL_PURPOSES } from '@/lib/consent';

const CLOSE_ICON =
  '<svg class="w-4 fill-none stroke-current" viewBox="0 0 16 16" aria-hidden="true"><path stroke-width="1.75" d="m2 2 12 12M14 2 2 14"></path></svg>';

/**
 * The banner's markup in one language. It travels with the banner's script, because in the pages
 * themselves it would cost every visitor with a choice half a kilobyte.
 */
export function bannerMarkup(locale: Locale): string {
  const { consent } = dictionary(locale);
  const privacy = `<a class="link" href="${localizedPath(legalPaths(locale).privacy, locale)}">${consent.privacyLink}</a>`;
  const button = (action: string, label: string, look: 'ink' | 'line', attributes = '') =>
    `<button type="button" class="${buttonClass(look, 'small')}" data-action="${action}" ${attributes}>${label}</button>`;
  const choice = (name: keyof typeof consent.purposes, attributes: string) => {
    const { label, text } = consent.purposes[name];
    return `<label class="flex gap-3 text-base"><input type="checkbox" role="switch" name="${name}" class="mt-1 size-5 shrink-0 accent-signal" ${attributes}><span><b class="font-semibold">${label}</b><span class="block text-soft">${text}</span></span></label>`;
  };
  return `<section id="consent" aria-labelledby="consent-title" tabindex="-1" class="fixed inset-x-0 bottom-0 z-40 max-h-full overflow-y-auto border-t-[1.5px] border-ink bg-raised py-5 outline-none"><form class="wrap">
<div class="flex items-start justify-between gap-4"><div><h2 id="consent-title" class="text-lead font-semibold">${consent.title}</h2><p class="mt-1 max-w-3xl text-base text-soft">${consent.text.replace('{privacy}', privacy)}</p></div><button type="button" class="-mt-2 -mr-3 grid size-11 shrink-0 place-items-center rounded-sm hover:bg-wash" data-action="close" aria-label="${consent.close}">${CLOSE_ICON}</button></div>
<div id="consent-purposes" role="group" aria-label="${consent.purposesLabel}" class="mt-4 grid gap-4 sm:grid-cols-2" hidden>${choice('necessary', 'checked disabled')}${OPTIONAL_PURPOSES.map((name) => choice(name, '')).join('')}</div>
<div class="mt-4 flex flex-wrap gap-3">${button('accept', consent.acceptAll, 'ink')}${button('reject', consent.rejectAll, 'ink')}${button('customize', consent.customize, 'line', 'aria-expanded="false" aria-controls="consent-purposes"')}${button('save', consent.save, 'line', 'hidden')}</div>
</form></section>`;
}
