import type { APIRoute } from 'astro';
import { PAGE_SCRIPTS } from '@/build/page-scripts';

export const getStaticPaths = () =>
  PAGE_SCRIPTS.map(({ file, code }) => ({ params: { file }, props: { code } }));

export const GET: APIRoute<{ code: string }> = ({ props }) =>
  new Response(props.code, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
