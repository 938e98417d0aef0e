import { agencyData } from '@/components/site/agency-data';
import { dictionary } from '@/i18n/dictionaries';
import { type Locale, LOCALES } from '@/i18n/locales';
import { SITE } from '@/site.config';

/** The agency as schema.org data for the landing page. */
export function organization(locale: Locale, site: URL | undefined): object {
  const { company } = SITE;
  return {
    '@context': 'https://schema.org',
    ...agencyData(site),
    legalName: company.name,
    description: dictionary(locale).home.meta.description,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressCountry: 'DE',
    },
    knowsLanguage: LOCALES,
    sameAs: Object.values(SITE.social),
  };
}
