import { legalPaths } from '@/components/site/navigation';
import { common as commonDe } from '@/i18n/de/common';
import { contact as contactDe } from '@/i18n/de/contact';
import { common as commonEn } from '@/i18n/en/common';
import { contact as contactEn } from '@/i18n/en/contact';
import { type Locale, localizedPath } from '@/i18n/locales';
import { ROUTES } from '@/routes';

const STRINGS = {
  en: { contact: contactEn, common: commonEn },
  de: { contact: contactDe, common: commonDe },
} as const satisfies Record<Locale, object>;

/**
 * What the form says, in the language of its page. It comes with the island's modules and not with
 * its props, which the landing page has no room for in its first TCP window.
 */
export function contactTexts(locale: Locale) {
  const { contact, common } = STRINGS[locale];
  const { form, success, errors } = contact;
  return {
    form,
    success,
    errors,
    opensInNewTab: common.opensInNewTab,
    privacyPath: localizedPath(legalPaths(locale).privacy, locale),
    termsPath: localizedPath(ROUTES.terms, locale),
  };
}

export type ContactTexts = ReturnType<typeof contactTexts>;
