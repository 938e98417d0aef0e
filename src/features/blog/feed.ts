import { postPath, postsOf } from '@/features/blog/posts';
import { dictionary } from '@/i18n/dictionaries';
import { localizedPath, type Locale } from '@/i18n/locales';
import { escapeXml } from '@/lib/xml';
import { feedPath, ROUTES } from '@/routes';
import { SITE } from '@/site.config';

/** The blog of a language as RSS 2.0 (rssboard.org/rss-specification), newest first. */
export async function blogFeed(locale: Locale, site: URL | undefined): Promise<string> {
  const { blog } = dictionary(locale);
  const address = (path: string) => new URL(localizedPath(path, locale), site).href;
  const items = (await postsOf(locale)).map((post) => {
    const link = address(postPath(post));
    return [
      '<item>',
      `<title>${escapeXml(post.data.title)}</title>`,
      `<link>${link}</link>`,
      `<guid>${link}</guid>`,
      `<description>${escapeXml(post.data.description)}</description>`,
      `<category>${escapeXml(blog.categories[post.data.category])}</category>`,
      `<pubDate>${post.data.date.toUTCString()}</pubDate>`,
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(`${SITE.brand} · ${blog.meta.title}`)}</title>`,
    `<link>${address(ROUTES.blog)}</link>`,
    `<description>${escapeXml(blog.meta.description)}</description>`,
    `<language>${locale}</language>`,
    `<atom:link href="${address(feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('\n');
}
