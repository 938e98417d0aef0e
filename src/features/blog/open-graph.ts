import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageMetadata } from 'astro';
import { LOCALES } from '@/i18n/locales';
import { type Post, postsOf } from '@/lib/posts';
import { drawPng } from '@/lib/open-graph/draw';
import { postPicture } from '@/lib/open-graph/picture';
import { SITE } from '@/site.config';

const TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

const pictures = import.meta.glob<ImageMetadata>('/src/content/blog/images/*.{svg,png,jpg,jpeg}', {
  eager: true,
  import: 'default',
});
/** The covers' files by their addresses on the site, which is what an entry's data has of them. */
const covers = new Map(Object.entries(pictures).map(([file, { src }]) => [src, file]));

/** Where a post's Open Graph picture stands, the same for every address of the post. */
export function openGraphPath(post: Post): string {
  return `/og/${post.id}.png`;
}

/** `getStaticPaths` of the pictures: one per post and language. */
export async function openGraphPaths() {
  return (await Promise.all(LOCALES.map(postsOf))).flat().map((post) => ({
    params: { post: post.id },
    props: { post },
  }));
}

/** A post's Open Graph picture as PNG. */
export async function openGraphPicture(post: Post): Promise<Uint8Array<ArrayBuffer>> {
  return drawPng(postPicture(post.data.title, SITE.brand, coverAddress(post)));
}

/** The cover as a `data:` address. */
function coverAddress({ data, filePath }: Post): string {
  const file = covers.get(data.image.src);
  const type = TYPES[data.image.format];
  if (!file || !type) {
    const known = Object.keys(TYPES).join(', ');
    throw new Error(`${filePath}: the cover must be a file of ../images/ that ends in ${known}.`);
  }
  return `data:${type};base64,${readFileSync(join(process.cwd(), file)).toString('base64')}`;
}
