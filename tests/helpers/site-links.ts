import { existsSync, readFileSync, statSync } from 'node:fs';
import { LOCALES, localizedPath, type Locale } from '#src/i18n/locales.ts';
import { builtPages, captures, DIST, type BuiltPage } from './built-site.ts';

interface HostingRedirect {
  source: string;
  destination: string;
  type: number;
}

const { hosting } = JSON.parse(
  readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
) as { hosting: { redirects: HostingRedirect[] } };

/** The redirects that Hosting answers, by path. */
export const hostingRedirects = new Map(
  hosting.redirects.map(({ source, destination }) => [source, destination]),
);

export const pages = builtPages();
const pageAt = new Map(pages.map((page) => [page.path.replace(/(?<=.)\/$/, ''), page]));

/** The pages that search engines are given: not the copy under `/en`, nothing marked `noindex`. */
export const indexedPages = pages.filter(
  (page) => page.canonicalTree && !page.html.includes('<meta name="robots" content="noindex"'),
);

export interface Link {
  /** As it is in the page, with query and fragment. */
  href: string;
  /** Whether it is the language switch. */
  switches: boolean;
}

/** The links of a page to other pages and files of the site, and to anchors. */
export function linksOf({ html }: BuiltPage): Link[] {
  return (html.match(/<a\b[^>]*>/g) ?? []).flatMap((tag) =>
    captures(tag, /\shref="([^"]*)"/g)
      .filter((href) => !/^([a-z][a-z+.-]*:|\/\/)/i.test(href))
      .map((href) => ({ href: unescape(href), switches: tag.includes('data-language=') })),
  );
}

/** Attribute values are escaped in HTML. */
function unescape(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#38;', '&').replaceAll('&quot;', '"');
}

/** Where a link leads, after at most one redirect. */
export interface Destination {
  page?: BuiltPage | undefined;
  /** A file that is no page, such as a feed. */
  file: boolean;
  fragment: string;
}

export function destinationOf(href: string, from: BuiltPage): Destination {
  const address = new URL(href, `https://site.test${from.path}`);
  const redirected = hostingRedirects.get(address.pathname);
  const target = redirected ? new URL(redirected, address) : address;
  const path = decodeURIComponent(target.pathname);
  const file = DIST + path.slice(1);
  return {
    page: pageAt.get(path),
    file: /\.\w+$/.test(path) && existsSync(file) && statSync(file).isFile(),
    fragment: decodeURIComponent(address.hash.slice(1)),
  };
}

/** The page at an unprefixed path. */
export function pageOf(path: string, locale: Locale): BuiltPage | undefined {
  return pageAt.get(localizedPath(path, locale));
}

/** Every page that can be reached from the home page of a language, by its path. */
export function crawl(locale: Locale): Map<string, BuiltPage> {
  const start = pageOf('/', locale);
  if (!start) throw new Error(`dist/ has no home page for "${locale}".`);
  const found = new Map([[start.path, start]]);
  for (const page of found.values()) {
    for (const { href, switches } of linksOf(page)) {
      const target = switches ? undefined : destinationOf(href, page).page;
      if (target) found.set(target.path, target);
    }
  }
  return found;
}

/** The unprefixed paths of posts or projects, from the built pages themselves. */
export function childrenOf(path: string, locale: Locale): BuiltPage[] {
  return pages.filter(
    (page) =>
      page.canonicalTree && page.locale === locale && page.unprefixed.startsWith(`${path}/`),
  );
}

export const languages = LOCALES.map((locale) => ({ locale }));

/** Path of one of the site's absolute addresses, unprefixed or German. */
export function pathOf(address: string): string {
  return new URL(address).pathname;
}
