import { glob, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type ContentFile, parseContentFile } from './content-file.ts';

/** Where editors work, from the project's root. */
export const CONTENT_FOLDER = 'src/content';

/** Every file of `src/content` that belongs to a language, sorted by path. */
export async function readContent(root: string): Promise<ContentFile[]> {
  const patterns = ['*/{en,de}/**/*.*', '*/{en,de}.*'].map((end) => `${CONTENT_FOLDER}/${end}`);
  const paths = (await Array.fromAsync(glob(patterns, { cwd: root }))).sort();
  const files = await Promise.all(
    paths.map(async (path) =>
      parseContentFile(path.replaceAll(sep, '/'), await readFile(join(root, path), 'utf8')),
    ),
  );
  return files.filter((file) => file !== undefined);
}
