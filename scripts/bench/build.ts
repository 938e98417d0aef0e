import { execFile } from 'node:child_process';
import {
  cp,
  glob,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { functionsEnvironment, localPorts } from '../environment.ts';
import { BUILD_RATIO, IMPORT_MS } from './budgets.ts';
import { figureOf, ratios, report, type Table } from './figures.ts';

/** Added to the build, both languages together. */
const POSTS = 1_000;

const BLOG = 'src/content/blog';
const FIGURES = 'src/features/blog/figures';

/** A real article of usual length in each language, of which the added posts are copies. */
const MODELS = ['en/introducing-ai-glossary', 'de/ki-glossar-vorgestellt'];
const FIRST_ID = 1_001;

/** What Astro needs for a blog of MDX posts, and nothing else. */
const BARE_FILES = {
  'package.json': '{ "private": true, "type": "module" }',
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
  'astro.config.mjs': `
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
export default defineConfig({ integrations: [mdx()] });`,
  'src/content.config.ts': `
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
const loader = glob({ base: './${BLOG}', pattern: '{en,de}/*.mdx' });
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
};

/** Figures of posts, as plain as a component can be. */
const BARE_FIGURE = `---
const { alt, caption } = Astro.props;
---
<figure><p>{alt}</p><figcaption>{caption}</figcaption></figure>`;

/** Fills a folder with a bare Astro project that has the site's posts. */
async function bareProject(root: string, folder: string): Promise<void> {
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text.trimStart());
  };
  for (const [name, text] of Object.entries(BARE_FILES)) await write(name, text);
  for (const name of await readdir(join(root, FIGURES))) {
    await write(join(FIGURES, name), BARE_FIGURE);
  }
  for await (const name of glob('*/*.mdx', { cwd: join(root, BLOG) })) {
    await write(join(BLOG, name), await readFile(join(root, BLOG, name), 'utf8'));
  }
}

/** Fills a folder with what the site is built from. */
async function siteCopy(root: string, folder: string): Promise<void> {
  const configuration = ['astro.config.mjs', 'tsconfig.json', 'package.json'];
  for (const name of ['src', 'public', 'docs/benchmarks.json', ...configuration]) {
    await cp(join(root, name), join(folder, name), { recursive: true });
  }
}

/** Every package by link, so that what builds keep for the next one stays in this folder. */
async function linkPackages(root: string, folder: string): Promise<void> {
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (['.cache', '.astro', '.vite'].includes(name)) continue;
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
}

async function addPosts(folder: string, count: number): Promise<void> {
  for (const model of MODELS) {
    const text = await readFile(join(folder, BLOG, `${model}.mdx`), 'utf8');
    for (let index = 0; index < count / MODELS.length; index += 1) {
      const id = FIRST_ID + index;
      const post = text
        .replace(/^id: .*$/m, `id: "${id}"`)
        .replace(/^(title: ".*)"$/m, `$1 ${id}"`);
      await writeFile(join(folder, BLOG, `${model}-${id}.mdx`), post);
    }
  }
}

/** @returns seconds */
async function buildTime(root: string, folder: string): Promise<number> {
  const start = performance.now();
  const astro = join(root, 'node_modules/.bin/astro');
  await promisify(execFile)(astro, ['build', '--silent'], { cwd: folder });
  return (performance.now() - start) / 1_000;
}

/**
 * What more posts add to the site's build and to that of a bare Astro project with the same posts, built
 * by turns; and how long a new instance of the functions takes to import its bundle.
 */
export async function benchBuild(root: string, runs: number): Promise<Record<string, Table>> {
  const projects = [
    { name: 'Bare project', make: bareProject, before: [] as number[], after: [] as number[] },
    { name: 'Site', make: siteCopy, before: [] as number[], after: [] as number[] },
  ];
  const folders: { folder: string; times: number[] }[] = [];
  try {
    for (const { name, make, before, after } of projects) {
      for (const times of [before, after]) {
        const folder = await mkdtemp(join(tmpdir(), 'bench-build-'));
        folders.push({ folder, times });
        await make(root, folder);
        await linkPackages(root, folder);
        if (times === after) await addPosts(folder, POSTS);
        report(`  ${name}, to fill its caches`);
        await buildTime(root, folder);
      }
    }
    for (let run = 0; run < runs; run += 1) {
      report(`  all by turns, ${run + 1} of ${runs}`);
      for (const { folder, times } of folders) times.push(await buildTime(root, folder));
    }
  } finally {
    for (const { folder } of folders) await rm(folder, { recursive: true, force: true });
  }
  const added = projects.map(({ before, after }) =>
    after.map((time, run) => time - (before[run] ?? NaN)),
  );
  const [bare = [], site = []] = added;
  return {
    build: {
      title: `Build with ${POSTS} more posts`,
      subject: 'Project',
      columns: [
        { name: 'Added, to bare project', digits: 2 },
        ...['Added s', 'Before s', 'After s'].map((name) => ({ name, digits: 1 })),
      ],
      rows: projects.map(({ name, before, after }, index) => ({
        name,
        figures: {
          ...(name === 'Site' && {
            'Added, to bare project': figureOf(ratios(site, bare), BUILD_RATIO),
          }),
          'Added s': figureOf(added[index] ?? []),
          'Before s': figureOf(before),
          'After s': figureOf(after),
        },
      })),
    },
    functions: await benchImport(root, runs),
  };
}

/** From the import to its end, without the start of Node itself, in a fresh process each time. */
async function benchImport(root: string, runs: number): Promise<Table> {
  const bundle = pathToFileURL(join(root, 'functions/lib/index.js')).href;
  const code = `const start = performance.now(); await import(${JSON.stringify(bundle)}); process.stdout.write('\\n' + (performance.now() - start)); process.exit(0);`;
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', code],
      { env: { ...process.env, ...functionsEnvironment(localPorts()) } },
    );
    times.push(Number(stdout.split('\n').at(-1)));
  }
  return {
    title: 'Functions',
    subject: 'Bundle',
    columns: [{ name: 'Import ms', digits: 0 }],
    rows: [{ name: 'functions/lib', figures: { 'Import ms': figureOf(times, IMPORT_MS) } }],
  };
}
