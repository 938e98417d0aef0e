import { articleAuthor, personData } from './author';
import { openGraphPath } from './open-graph/post-pictures';
import { postPath, type Post } from '@/lib/posts';
import { isoDay } from '@/lib/post-date';
import { dictionary } from '@/i18n/dictionaries';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';
import { SITE } from '@/site.config';

/** schema.org data of an article, and its way from the home page. */
export function articleData(post: Post, locale: Locale, site: URL | undefined): object[] {
  const { title, description, date, updated } = post.data;
  const address = (path: string) => new URL(localizedPath(path, locale), site).href;
  const article = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    inLanguage: locale,
    datePublished: isoDay(date),
    dateModified: isoDay(updated ?? date),
    // Search engines take no SVG, and a photo has many sizes on the page.
    image: new URL(openGraphPath(post), site).href,
    mainEntityOfPage: address(postPath(post)),
    author: authorData(locale, site),
    publisher: { '@type': 'Organization', name: SITE.brand, url: site?.href },
  };
  const steps = [
    { name: SITE.brand, path: ROUTES.home },
    { name: dictionary(locale).nav.blog, path: ROUTES.blog },
    { name: title, path: postPath(post) },
  ];
  const breadcrumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(path),
    })),
  };
  return [article, breadcrumbs];
}

/** A person only where there is one: the sample is none. */
function authorData(locale: Locale, site: URL | undefined): object {
  const person = articleAuthor();
  if (!person || person.isSample) {
    return { '@type': 'Organization', name: SITE.team[locale], url: site?.href };
  }
  return personData(person, locale, site);
}
