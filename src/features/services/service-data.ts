import type { ServiceContent } from '@/content/schemas/service';
import { SITE } from '@/site.config';

/** A service page as schema.org data: the service and what belongs to it. */
export function serviceData(content: ServiceContent, address: URL): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: content.metaTitle,
    description: content.metaDescription,
    url: address.href,
    areaServed: 'DE',
    provider: {
      '@type': 'ProfessionalService',
      name: SITE.brand,
      url: new URL('/', address).href,
      email: SITE.email,
    },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: content.whatWeOffer,
      itemListElement: content.services.map(({ title, description }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description },
      })),
    },
  };
}
