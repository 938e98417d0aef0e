import { agencyData } from '@/components/site/agency-data';
import { dictionary } from '@/i18n/dictionaries';
import type { Locale } from '@/i18n/locales';
import { SITE } from '@/site.config';

/** The contact page as schema.org data. */
export function contactData(locale: Locale, site: URL | undefined): object {
  const { meta, hero } = dictionary(locale).contact;
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    name: hero.subtitle,
    description: meta.description,
    inLanguage: locale,
    about: { ...agencyData(site), telephone: SITE.company.phone },
  };
}
