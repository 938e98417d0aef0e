import type { APIRoute } from 'astro';
import { sitemapPath } from '@/routes';

export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(sitemapPath, site).href}\n`);
