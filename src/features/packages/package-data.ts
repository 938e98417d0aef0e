import type { PackageContent } from '@/content/schemas/package';
import { SITE } from '@/site.config';

const CENTS = 100;

/** A package page as schema.org data: the service and its three prices. */
export function packageData(content: PackageContent, address: URL): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: content.metaTitle,
    description: content.metaDescription,
    url: address.href,
    provider: {
      '@type': 'ProfessionalService',
      name: SITE.brand,
      url: new URL('/', address).href,
      email: SITE.email,
    },
    offers: content.packages.items.map(({ name, description, priceCents }) => ({
      '@type': 'Offer',
      name,
      description,
      priceSpecification: {
        '@type': 'PriceSpecification',
        price: priceCents / CENTS,
        priceCurrency: content.currency,
        valueAddedTaxIncluded: false,
      },
    })),
  };
}
