import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { blogFeed } from '@/features/blog/feed';
import { parseLocale } from '@/i18n/locales';
import { localeStaticPaths } from '@/i18n/static-paths';

export const getStaticPaths = localeStaticPaths;

export const GET: APIRoute = async ({ currentLocale, site }) =>
  rss(await blogFeed(parseLocale(currentLocale), site));
