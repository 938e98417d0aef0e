import { legalPaths } from '@/components/site/navigation';
import { dictionary } from '@/i18n/dictionaries';
import { type Locale, localizedPath } from '@/i18n/locales';
import { ROUTES } from '@/routes';

/** The texts of the form and its confirmation, in the page's language. */
export function contactTexts(locale: Locale) {
  const { contact, common } = dictionary(locale);
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
