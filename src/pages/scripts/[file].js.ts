import type { APIRoute } from 'astro';
import { LATER_SCRIPTS, type LaterScript } from '@/integrations/later-scripts';

export const getStaticPaths = () =>
  Object.values(LATER_SCRIPTS).map(({ file, code }) => ({ params: { file }, props: { code } }));

export const GET: APIRoute<Pick<LaterScript, 'code'>> = ({ props }) =>
  new Response(props.code, {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
