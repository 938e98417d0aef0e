import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that goes away after the test. */
async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A project's root with these files, by path. */
export async function projectWith(files: Record<string, string>): Promise<string> {
  const root = await temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
}

const POST_FIELDS = {
  id: '"1"',
  title: '"A title"',
  description: `"${'A description that is long enough for search engines. '.repeat(2).trim()}"`,
  date: '2025-03-14',
  readTime: '3',
  category: 'events',
  image: '../images/1.svg',
  draft: 'false',
};

/** A post's file; `undefined` leaves a field out. Fields start on line 2, the text on line 12. */
export function postFile(
  fields: Record<string, string | undefined> = {},
  body = 'Some text.',
): string {
  const lines = Object.entries({ ...POST_FIELDS, ...fields })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`);
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

/** One right post in both languages, as a start. */
export const RIGHT_POST = {
  'src/content/blog/en/hello.mdx': postFile(),
  'src/content/blog/de/hallo.mdx': postFile(),
  'src/content/blog/images/1.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
