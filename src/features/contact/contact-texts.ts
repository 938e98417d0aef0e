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
 * The form's texts in the page's language. They are part of the island's modules and not of its
 * props, which would not fit into the first TCP window of the landing page.
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
