import { SITE } from '@/site.config';

/** Result lists cut longer titles, in characters. */
const MAX_TITLE_LENGTH = 60;

/** What the browser and search engines show as a page's title: with the brand where that fits. */
export function pageTitle(title: string): string {
  const full = `${title} · ${SITE.brand}`;
  return full.length <= MAX_TITLE_LENGTH ? full : title;
}
