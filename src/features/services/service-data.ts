import { agencyData } from '@/components/site/agency-data';
import type { ServiceContent } from '@/content/schemas/service';

/** schema.org data of a service page: the service and its offers. */
export function serviceData(content: ServiceContent, address: URL): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: content.metaTitle,
    description: content.metaDescription,
    url: address.href,
    areaServed: 'DE',
    provider: agencyData(new URL('/', address)),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: content.whatWeOffer,
      itemListElement: content.services.map(({ title }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title },
      })),
    },
  };
}
