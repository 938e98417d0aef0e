import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { linkPackages } from './site-copy.ts';

/** What Astro itself needs for a blog in MDX, and nothing else. */
const FILES = {
  'package.json': '{ "private": true, "type": "module" }',
  'astro.config.mjs': `
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
export default defineConfig({ integrations: [mdx()] });`,
  'src/content.config.ts': `
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
const loader = glob({ base: './src/content/blog', pattern: '{en,de}/*.mdx' });
export const collections = { blog: defineCollection({ loader }) };`,
  'src/layouts/Layout.astro': `---
const { title } = Astro.props;
---
<!doctype html>
<html lang="en"><head><title>{title}</title></head><body><slot /></body></html>`,
  'src/pages/[...post].astro': `---
import { getCollection, render } from 'astro:content';
import Layout from '../layouts/Layout.astro';
export async function getStaticPaths() {
  const posts = await getCollection('blog');
  return posts.map((post) => ({ params: { post: post.id }, props: { post } }));
}
const { post } = Astro.props;
const { Content } = await render(post);
---
<Layout title={post.data.title}><Content brand="Brand" /></Layout>`,
} as const;

/** Runs with a bare Astro project that has the site's posts: what a build must take at least. */
export async function withBareProject(
  root: string,
  run: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-bare-'));
  try {
    for (const [name, text] of Object.entries(FILES)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text.trimStart());
    }
    const posts = 'src/content/blog';
    await cp(join(root, posts), join(folder, posts), { recursive: true });
    await linkPackages(root, folder);
    await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
