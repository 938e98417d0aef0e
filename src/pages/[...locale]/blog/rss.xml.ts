import type { APIRoute } from 'astro';
import { blogFeed } from '@/features/blog/feed';
import { localeStaticPaths, pageLocale } from '@/i18n/static-paths';

export const getStaticPaths = localeStaticPaths;

export const GET: APIRoute = async ({ params, site }) => {
  const xml = await blogFeed(pageLocale(params['locale']), site);
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
};
