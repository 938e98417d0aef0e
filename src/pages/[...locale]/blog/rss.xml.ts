import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { blogFeed } from '@/features/blog/feed';
import { localeStaticPaths, pageLocale } from '@/i18n/static-paths';

export const getStaticPaths = localeStaticPaths;

export const GET: APIRoute = async ({ params, site }) =>
  rss(await blogFeed(pageLocale(params['locale']), site));
