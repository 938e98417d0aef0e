import { SITE } from '@/site.config';

/** Short schema.org data of the agency, for `about` or `provider` of a page. */
export function agencyData(site: URL | undefined) {
  return {
    '@type': 'ProfessionalService',
    name: SITE.brand,
    url: site?.href,
    email: SITE.email,
  };
}
