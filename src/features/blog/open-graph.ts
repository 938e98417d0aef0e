import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { getCollection } from 'astro:content';
import type { Post } from '@/features/blog/posts';
import { drawPng } from '@/features/open-graph/draw';
import { postPicture } from '@/features/open-graph/picture';
import { SITE } from '@/site.config';

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

/** Where a post's Open Graph picture stands, the same for every address of the post. */
export function openGraphPath(post: Post): string {
  return `/og/${post.id}.png`;
}

/** `getStaticPaths` of the pictures: one per post and language. */
export async function openGraphPaths() {
  return (await getCollection('blog')).map((post) => ({
    params: { post: post.id },
    props: { post },
  }));
}

/** A post's Open Graph picture as PNG. */
export async function openGraphPicture(post: Post): Promise<Uint8Array<ArrayBuffer>> {
  return drawPng(postPicture(post.data.title, SITE.brand, coverAddress(post)));
}

/** The cover as a `data:` address. Astro gives its address on the site, not its file. */
function coverAddress(post: Post): string {
  const file = post.filePath ?? '';
  const [, image = ''] = /^image:\s*["']?([^"'\s]+)/m.exec(readFileSync(file, 'utf8')) ?? [];
  const type = TYPES[extname(image)];
  if (!type)
    throw new Error(
      `${file}: the cover "${image}" must be one of ${Object.keys(TYPES).join(', ')}.`,
    );
  const cover = readFileSync(join(dirname(file), image));
  return `data:${type};base64,${cover.toString('base64')}`;
}
