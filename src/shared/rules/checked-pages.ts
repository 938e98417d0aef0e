import { MAX_CHECKED_ADDRESS, MAX_CHECKED_PAGES } from '../ai-check-limits.ts';

/** Files that are no pages. */
const NO_PAGE =
  /\.(?:avif|css|csv|docx?|gif|gz|ico|jpe?g|js|json|mp3|mp4|pdf|png|pptx?|rss|svg|txt|webp|xlsx?|xml|zip)$/i;

/**
 * The pages of a site that are read besides its first one: on the same host, evenly from the beginning
 * of the list to its end, because a list often has one kind of page after the other.
 *
 * @param first address of the first page
 * @param listed addresses, relative ones too: of the sitemap, else of the first page's links
 */
export function chooseCheckedPages(first: string, listed: readonly string[]): string[] {
  const { href, hostname } = withoutHash(new URL(first));
  const found = new Set<string>();
  for (const text of listed) {
    const url = URL.parse(text, first);
    if (url?.hostname !== hostname || !/^https?:$/.test(url.protocol)) continue;
    if (NO_PAGE.test(url.pathname) || url.href.length > MAX_CHECKED_ADDRESS) continue;
    found.add(withoutHash(url).href);
  }
  found.delete(href);
  const pages = [...found];
  const count = Math.min(MAX_CHECKED_PAGES - 1, pages.length);
  return Array.from({ length: count }, (_, index) => Math.floor((index * pages.length) / count))
    .map((index) => pages[index] ?? '')
    .filter(Boolean);
}

function withoutHash(url: URL): URL {
  url.hash = '';
  return url;
}
