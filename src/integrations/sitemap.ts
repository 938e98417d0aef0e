import { fileURLToPath } from 'node:url';
import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import {
  DEFAULT_LOCALE,
  type Locale,
  LOCALES,
  localizedPath,
  parseLocalizedPath,
} from '../i18n/locales.ts';
import { CONSENT_BANNER_PATH } from '../lib/consent.ts';
import {
  AUTHOR_PATH,
  contactSentPath,
  FORM_ROUTES,
  formFailedPath,
  ROUTE_ACCESS,
  type RouteName,
  ROUTES,
} from '../routes.ts';
import { entriesOf } from './content-checks/entries.ts';
import { readContent } from './content-checks/read-content.ts';
import { isSamplePerson } from './sample-operator.ts';
import { SITE } from '../site.config.ts';

/**
 * Routes that are not pages, and pages with `noindex` or another canonical address; a test compares
 * them.
 */
const UNLISTED = new Set<string>([
  ...(Object.keys(ROUTE_ACCESS) as RouteName[]).map((name) => ROUTES[name]),
  ROUTES.login,
  ROUTES.resetPassword,
  ROUTES.legal,
  ROUTES.privacy,
  ROUTES.aiGlossary,
  contactSentPath,
  ...FORM_ROUTES.map(formFailedPath),
  '/404',
  CONSENT_BANNER_PATH,
  ...(SITE.author && isSamplePerson(SITE.author) ? [AUTHOR_PATH] : []),
]);

/** `@astrojs/sitemap` with the language alternates of every page, also where the slug is translated. */
export function localizedSitemap(): AstroIntegration {
  let versions: Promise<Map<string, Record<Locale, string>>> | undefined;
  return sitemap({
    namespaces: { news: false, image: false, video: false },
    filter: (address) => !UNLISTED.has(splitAddress(address).path),
    serialize: async (item) => {
      versions ??= postVersions();
      const { locale, path } = splitAddress(item.url);
      const paths = (await versions).get(`${locale}${path}`) ?? { en: path, de: path };
      return withAlternates(item, locale, paths);
    },
  });
}

/** Canonical addresses have no trailing slash. */
function splitAddress(address: string): { locale: Locale; path: string } {
  return parseLocalizedPath(new URL(address).pathname.replace(/(?<=.)\/$/, ''));
}

function withAlternates(
  item: SitemapItem,
  locale: Locale,
  paths: Record<Locale, string>,
): SitemapItem {
  const addressIn = (language: Locale) =>
    new URL(localizedPath(paths[language], language), item.url).href;
  const links = LOCALES.map((lang) => ({ lang: lang as string, url: addressIn(lang) }));
  return {
    ...item,
    url: addressIn(locale),
    links: [...links, { lang: 'x-default', url: addressIn(DEFAULT_LOCALE) }],
  };
}

/** The paths of a post in both languages, by the language and path of each: `de/blog/hallo`. */
async function postVersions(): Promise<Map<string, Record<Locale, string>>> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const posts = entriesOf(await readContent(root)).filter(
    ({ collection }) => collection === 'blog',
  );
  const pathsById = Map.groupBy(posts, ({ id }) => id);
  return new Map(
    [...pathsById.values()].flatMap((versions) => {
      const paths = Object.fromEntries(
        versions.map(({ locale, file }) => [locale, `${ROUTES.blog}/${file.name}`]),
      ) as Record<Locale, string>;
      return versions.map(({ locale }) => [`${locale}${paths[locale]}`, paths] as const);
    }),
  );
}
