import { writeFileSync } from 'node:fs';
import type { StartStep } from './finish-pages.ts';

const CANONICAL = /<link rel="canonical" href="([^"]+)"/;
const ALTERNATE = /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g;

/**
 * Writes `sitemap.xml` with the language alternates of every page, and `robots.txt`, from the heads
 * of the built pages, so that translated slugs and pages not to be indexed need no second list.
 */
export function sitemap(site: string): StartStep {
  return (folder) => {
    const entries = new Map<string, string>();
    return {
      page: (html) => {
        const address = CANONICAL.exec(html)?.[1];
        if (address && !html.includes('<meta name="robots" content="noindex"')) {
          entries.set(address, sitemapEntry(address, html));
        }
        return html;
      },
      end: () => {
        const urls = [...entries].sort(([a], [b]) => a.localeCompare(b)).map(([, entry]) => entry);
        writeFileSync(
          `${folder}sitemap.xml`,
          `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`,
        );
        writeFileSync(
          `${folder}robots.txt`,
          `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`,
        );
      },
    };
  };
}

function sitemapEntry(address: string, html: string): string {
  const alternates = [...html.matchAll(ALTERNATE)].map(
    ([, language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  return `<url><loc>${address}</loc>${alternates.join('')}</url>`;
}
