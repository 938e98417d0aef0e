import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostFormat } from './bare-project.ts';

const COPIED = ['src', 'public', 'astro.config.mjs', 'tsconfig.json', 'package.json'];
/** A real article of usual length, in both languages. */
const MODELS = {
  en: 'introducing-ai-glossary',
  de: 'ki-glossar-vorgestellt',
} as const;
const FIRST_ID = 1_001;

/** The kernel counts processor time in hundredths of a second (proc(5)). */
const TICKS_PER_SECOND = 100;

export interface MeasuredBuild {
  seconds: number;
  /** Of all cores together; what other programs do does not lengthen it. */
  cpuSeconds: number;
  megabytes: number;
}

/** Builds the folder, with the time it took and the most memory that it had at once. */
export async function measureBuild(root: string, folder: string): Promise<MeasuredBuild> {
  const start = performance.now();
  const build = spawn(join(root, 'node_modules/.bin/astro'), ['build', '--silent'], {
    cwd: folder,
    // The tables stand on standard output alone.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let kilobytes = 0;
  let ticks = 0;
  const look = async () => {
    const status = await readFile(`/proc/${build.pid}/status`, 'utf8');
    kilobytes = Math.max(kilobytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
    // After the command's name, in brackets: user and system time are the 14th and 15th field.
    const [, fields = ''] = (await readFile(`/proc/${build.pid}/stat`, 'utf8')).split(') ');
    const [user, system] = fields.split(' ').slice(11, 13);
    ticks = Math.max(ticks, Number(user) + Number(system));
  };
  // The last look may find the process gone.
  const watch = setInterval(() => void look().catch(() => undefined), 100);
  const code = await new Promise((resolve) => build.once('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build ended with ${String(code)}.`);
  return {
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: ticks / TICKS_PER_SECOND,
    megabytes: kilobytes / 1024,
  };
}

/** Adds posts up to so many, half of them English, half German; those of a smaller count stay. */
export async function addPosts(folder: string, count: number, format: PostFormat): Promise<void> {
  for (const [locale, name] of Object.entries(MODELS)) {
    const blog = join(folder, 'src/content/blog', locale);
    const text = await readFile(join(blog, `${name}.${format}`), 'utf8');
    for (let index = 0; index < count / 2; index++) {
      const id = FIRST_ID + index;
      const post = text
        .replace(/^id: .*$/m, `id: "${id}"`)
        .replace(/^(title: ".*)"$/m, `$1 ${id}"`);
      await writeFile(join(blog, `${name}-${id}.${format}`), post);
    }
  }
}

/** Every package by link, so that what builds keep for the next one stays in this folder. */
export async function linkPackages(root: string, folder: string): Promise<void> {
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (!['.cache', '.astro', '.vite'].includes(name)) {
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
    }
  }
}

/** A copy of the project that can be built; the project's own folder stays as it is. */
export async function siteCopy(root: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-site-'));
  for (const name of COPIED) await cp(join(root, name), join(folder, name), { recursive: true });
  await linkPackages(root, folder);
  return folder;
}
