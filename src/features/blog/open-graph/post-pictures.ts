import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { LOCALES } from '@/i18n/locales';
import { type Post, postsOf } from '@/lib/posts';
import { imageMetadata } from '@/lib/image-metadata';
import { drawPng } from './draw';
import { postPicture, WIDTH } from './picture';
import { SITE } from '@/site.config';

/** All cover files; photos are scaled down before they are drawn. */
const pictures = import.meta.glob<ImageMetadata>('/src/content/blog/images/*.*', {
  eager: true,
  import: 'default',
});
/** The covers' files by their address on the site, which is all that an entry's data contains. */
const covers = new Map(
  Object.entries(pictures).map(([file, picture]) => [imageMetadata(picture).src, file]),
);

/** Path of a post's Open Graph picture, the same for every address of the post. */
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
  return drawPng(postPicture(post.data.title, SITE.brand, await coverAddress(post)));
}

/** The cover as a `data:` address. */
async function coverAddress({ data, filePath }: Post): Promise<string> {
  const { src, format } = imageMetadata(data.image);
  const file = covers.get(src);
  if (!file) throw new Error(`${filePath}: the cover must be a picture of ../images/.`);
  const content = readFileSync(join(process.cwd(), file));
  if (format === 'svg') return `data:image/svg+xml;base64,${content.toString('base64')}`;
  const photo = await sharp(content).rotate().resize({ width: WIDTH }).jpeg().toBuffer();
  return `data:image/jpeg;base64,${photo.toString('base64')}`;
}
