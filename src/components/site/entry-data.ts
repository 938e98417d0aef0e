import { localizedPath, type Locale } from '@/i18n/locales';

/** A step of the way from the home page; the last is the page itself. */
export interface Crumb {
  name: string;
  /** Unprefixed. */
  path: string;
}

interface EntryPageInfo {
  name: string;
  description: string;
  crumbs: readonly Crumb[];
  locale: Locale;
  site: URL | undefined;
}

/**
 * schema.org data of a page about one thing: the page, the way to it, and the thing.
 *
 * @param about what the page is about, with its `@type`
 */
export function entryData(
  { name, description, crumbs, locale, site }: EntryPageInfo,
  about: object,
): object {
  const addressOf = (path: string) => new URL(localizedPath(path, locale), site).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    url: addressOf(crumbs.at(-1)?.path ?? '/'),
    name,
    description,
    inLanguage: locale,
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: addressOf(crumb.path),
      })),
    },
    mainEntity: about,
  };
}
