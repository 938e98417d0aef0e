import type { APIRoute } from 'astro';
import { PUBLIC_DRAFTS } from 'astro:env/client';
import { sitemapPath } from '@/routes';

export const GET: APIRoute = ({ site }) =>
  new Response(
    PUBLIC_DRAFTS === 'show'
      ? 'User-agent: *\nDisallow: /\n'
      : `User-agent: *\nAllow: /\n\nSitemap: ${new URL(sitemapPath, site).href}\n`,
  );
