import type { APIRoute } from 'astro';
import { DEFERRED_SCRIPTS, type DeferredScript } from '@/scripts/deferred-scripts';

export const getStaticPaths = () =>
  Object.values(DEFERRED_SCRIPTS).map((props) => ({ params: { file: props.file }, props }));

export const GET: APIRoute<DeferredScript> = ({ props: { text } }) =>
  new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
