import type { APIRoute } from 'astro';
import { LATER_FILES, type LaterFile } from '@/integrations/later-files';

export const getStaticPaths = () =>
  Object.values(LATER_FILES).map((props) => ({ params: { file: props.file }, props }));

export const GET: APIRoute<LaterFile> = ({ props: { text } }) =>
  new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
