import { SITE } from '@/site.config';

/** What the browser shows as a page's title. */
export function pageTitle(title: string): string {
  return `${title} · ${SITE.brand}`;
}
