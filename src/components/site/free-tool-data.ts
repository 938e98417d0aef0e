import { localizedPath, type Locale } from '@/i18n/locales';

/** schema.org data of a page with a free tool. */
export function freeToolData(
  { name, description }: { name: string; description: string },
  route: string,
  locale: Locale,
  site: URL | undefined,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name,
    description,
    url: new URL(localizedPath(route, locale), site).href,
    inLanguage: locale,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
  };
}
