import { SITE } from '@/site.config';

/** The agency as schema.org data, in short: what a page is about, or who provides it. */
export function agencyData(site: URL | undefined) {
  return {
    '@type': 'ProfessionalService',
    name: SITE.brand,
    url: site?.href,
    email: SITE.email,
  };
}
