import type { RSSOptions } from '@astrojs/rss';
import { postPath, postsOf } from '@/lib/posts';
import { dictionary } from '@/i18n/dictionaries';
import { localizedPath, type Locale } from '@/i18n/locales';
import { feedPath, ROUTES } from '@/routes';
import { SITE } from '@/site.config';

/** The blog of a language as RSS, newest first. */
export async function blogFeed(locale: Locale, site: URL | undefined): Promise<RSSOptions> {
  const { blog } = dictionary(locale);
  const address = (path: string) => new URL(localizedPath(path, locale), site).href;
  return {
    title: `${SITE.brand} · ${blog.meta.title}`,
    description: blog.meta.description,
    site: address(ROUTES.blog),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${locale}</language><atom:link href="${address(feedPath)}" rel="self" type="application/rss+xml"/>`,
    items: (await postsOf(locale)).map((post) => ({
      title: post.data.title,
      description: post.data.description,
      link: address(postPath(post)),
      pubDate: post.data.date,
      categories: [blog.categories[post.data.category]],
    })),
  };
}
