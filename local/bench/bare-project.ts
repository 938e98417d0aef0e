import { glob, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { linkPackages } from './site-copy.ts';

/** What the posts of a bare project are written in. */
export type PostFormat = 'md' | 'mdx';

const POSTS = 'src/content/blog';
const FIGURES = 'src/features/blog/figures';

/** What Astro itself needs for a blog, and nothing else. */
const filesFor = (format: PostFormat) => ({
  'package.json': '{ "private": true, "type": "module" }',
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
  'astro.config.mjs': `
${format === 'mdx' ? "import mdx from '@astrojs/mdx';" : ''}
import { defineConfig } from 'astro/config';
export default defineConfig({ integrations: [${format === 'mdx' ? 'mdx()' : ''}] });`,
  'src/content.config.ts': `
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
const loader = glob({ base: './${POSTS}', pattern: '{en,de}/*.${format}' });
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
});

/** The text of a post without what only MDX has: imports, components, and values in braces. */
export function asMarkdown(post: string): string {
  return post
    .replaceAll(/^import .*\n/gm, '')
    .replaceAll(/^<[A-Z]\w*[^]*?\/>\n/gm, '')
    .replaceAll(/\{props\.\w+\}/g, 'Brand');
}

/** The posts draw figures; in a bare project each is as plain as a component can be. */
const FIGURE = `---
const { alt, caption } = Astro.props;
---
<figure><p>{alt}</p><figcaption>{caption}</figcaption></figure>`;

/** A bare Astro project that has the site's posts: what a build must take at least. */
export async function bareProject(root: string, format: PostFormat): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `bench-bare-${format}-`));
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text.trimStart());
  };
  for (const [name, text] of Object.entries(filesFor(format))) await write(name, text);
  for (const name of await readdir(join(root, FIGURES))) await write(join(FIGURES, name), FIGURE);
  for await (const name of glob('*/*.mdx', { cwd: join(root, POSTS) })) {
    const post = await readFile(join(root, POSTS, name), 'utf8');
    const text = format === 'mdx' ? post : asMarkdown(post);
    await write(join(POSTS, name.replace(/mdx$/, format)), text);
  }
  await linkPackages(root, folder);
  return folder;
}
