import { getEntry } from 'astro:content';
import type { ServiceContent, ServicePage } from '@/content/schemas/service';
import type { Locale } from '@/i18n/locales';

type Content<P extends ServicePage> = Extract<ServiceContent, { page: P }>;

/**
 * The content of a service page in a language.
 *
 * @throws Error when the file is missing or names another page
 */
export async function serviceEntry<P extends ServicePage>(
  page: P,
  locale: Locale,
): Promise<Content<P>> {
  const data = (await getEntry('services', `${locale}/${page}`))?.data;
  if (!data || !isPage(data, page)) {
    throw new Error(`src/content/services/${locale}/${page}.yaml must exist with "page: ${page}".`);
  }
  return data;
}

function isPage<P extends ServicePage>(data: ServiceContent, page: P): data is Content<P> {
  return data.page === page;
}
