import { agencyData } from '@/components/site/agency-data';
import type { PackageContent } from '@/content/schemas/package';

const CENTS = 100;

/** A package page as schema.org data: the service and its three prices. */
export function packageData(content: PackageContent, address: URL): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: content.metaTitle,
    description: content.metaDescription,
    url: address.href,
    provider: agencyData(new URL('/', address)),
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
