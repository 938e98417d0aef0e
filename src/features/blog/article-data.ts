import { imageMetadata } from '@/lib/image-metadata';
import { openGraphPath } from './open-graph';
import { postPath, type Post } from '@/lib/posts';
import { isoDay } from '@/lib/post-date';
import { localizedPath, type Locale } from '@/i18n/locales';
import { SITE } from '@/site.config';

/** schema.org data of an article. */
export function articleData(post: Post, locale: Locale, site: URL | undefined): object {
  const { title, description, date, updated, image } = post.data;
  const { src, format } = imageMetadata(image);
  const publisher = { '@type': 'Organization', name: SITE.brand, url: site?.href };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    inLanguage: locale,
    datePublished: isoDay(date),
    dateModified: isoDay(updated ?? date),
    // A photo has many sizes on the page, so its Open Graph picture is used.
    image: new URL(format === 'svg' ? src : openGraphPath(post), site).href,
    mainEntityOfPage: new URL(localizedPath(postPath(post), locale), site).href,
    author: { '@type': 'Organization', name: SITE.team[locale], url: site?.href },
    publisher,
  };
}
