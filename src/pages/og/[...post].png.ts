import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { openGraphPaths, openGraphPicture } from '@/features/blog/open-graph/post-pictures';

export const getStaticPaths = openGraphPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props }) =>
  new Response(await openGraphPicture(props.post), { headers: { 'content-type': 'image/png' } });
