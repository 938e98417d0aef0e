import { PUBLIC_BUILD_DAY, PUBLIC_DRAFTS } from 'astro:env/client';
import { getCollection, type CollectionEntry } from 'astro:content';
import { type Locale, LOCALES, parseLocale } from '@/i18n/locales';
import { localeStaticPaths } from '@/i18n/static-paths';
import { ROUTES } from '@/routes';
import { EVERYTHING, isPublished, publicationOf } from '#shared/rules/publication.ts';

export type Post = CollectionEntry<'blog'>;

const RELATED_COUNT = 3;

/** The part of an entry's id after its language: the post's slug. */
function postSlug(post: Post): string {
  return post.id.slice(post.id.indexOf('/') + 1);
}

/** Unprefixed path of a post. */
export function postPath(post: Post): string {
  return `${ROUTES.blog}/${postSlug(post)}`;
}

/** Which posts this build shows; development also shows drafts and posts with a future date. */
const publication = import.meta.env.DEV
  ? EVERYTHING
  : publicationOf(PUBLIC_DRAFTS, PUBLIC_BUILD_DAY);

async function loadPosts(locale: Locale): Promise<Post[]> {
  const posts = await getCollection(
    'blog',
    ({ id, data }) => id.startsWith(`${locale}/`) && isPublished(data, publication),
  );
  return posts.sort(
    (a, b) =>
      b.data.date.getTime() - a.data.date.getTime() ||
      // Of one day: the same order in both languages.
      b.data.id.localeCompare(a.data.id, 'en', { numeric: true }),
  );
}

/**
 * Loaded once per build, so that building stays linear in posts; the dev server loads them every
 * time.
 */
const loaded = new Map<Locale, Promise<Post[]>>();

/** All posts of a language that this build shows, newest first. */
export function postsOf(locale: Locale): Promise<Post[]> {
  if (import.meta.env.DEV) return loadPosts(locale);
  const posts = loaded.get(locale) ?? loadPosts(locale);
  loaded.set(locale, posts);
  return posts;
}

/** Unprefixed path of a post in each language; the versions have the same id (product 2.4). */
export async function translatedPaths(post: Post): Promise<Record<Locale, string>> {
  const entries = await Promise.all(
    LOCALES.map(async (locale) => {
      const version = (await postsOf(locale)).find(({ data }) => data.id === post.data.id);
      if (!version) {
        throw new Error(`src/content/blog/${post.id}.mdx has no "${locale}" version (same id).`);
      }
      return [locale, postPath(version)] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<Locale, string>;
}

export interface Neighbours {
  newer: Post | undefined;
  older: Post | undefined;
  related: Post[];
}

/**
 * The posts before and after a post, and related ones, those of its category first.
 *
 * @param posts all posts of the language, newest first
 */
export function neighbours(post: Post, posts: Post[]): Neighbours {
  const index = posts.findIndex(({ id }) => id === post.id);
  const newer = posts[index - 1];
  const older = posts[index + 1];
  const shown = [post.id, newer?.id, older?.id];
  // Iterators stop after the first few, so that the cost of a page does not grow with the number of
  // posts.
  const others = (sameCategory: boolean) =>
    posts
      .values()
      .filter(({ id }) => !shown.includes(id))
      .filter(({ data }) => (data.category === post.data.category) === sameCategory)
      .take(RELATED_COUNT);
  return { newer, older, related: [...others(true), ...others(false)].slice(0, RELATED_COUNT) };
}

/** `getStaticPaths` of the post page, with the slugs of each language. */
export async function postStaticPaths() {
  const paths = localeStaticPaths().map(async ({ params }) => {
    const posts = await postsOf(parseLocale(params.locale));
    return posts.map((post) => ({ params: { ...params, slug: postSlug(post) }, props: { post } }));
  });
  return (await Promise.all(paths)).flat();
}
