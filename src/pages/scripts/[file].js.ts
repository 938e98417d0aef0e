import type { APIRoute } from 'astro';
import { ANALYTICS_SCRIPT } from '@/integrations/analytics-script';

export const getStaticPaths = () => [{ params: { file: ANALYTICS_SCRIPT.file } }];

export const GET: APIRoute = () =>
  new Response(ANALYTICS_SCRIPT.code, {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
