import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { DEFAULT_LOCALE } from '#src/i18n/locales.ts';
import { type ContentFile, parseContentFile } from './content-file.ts';

/** The folder of the content, from the project's root. */
export const CONTENT_FOLDER = 'src/content';

/**
 * Cache: a build reads the content for its checks and its sitemap, the dev server after every
 * change.
 */
const parsed = new Map<string, { text: string; file: ContentFile | undefined }>();

/** Every file of `src/content` that belongs to a language, sorted by path. */
export async function readContent(root: string): Promise<ContentFile[]> {
  const patterns = ['*/{en,de}/**/*.*', '*/{en,de}.*'].map((end) => `${CONTENT_FOLDER}/${end}`);
  const paths = (await Array.fromAsync(glob(patterns, { cwd: root }))).sort();
  // Synchronous reading takes a sixth of the time of reading all at once.
  const files = paths.map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const known = parsed.get(path);
    if (known?.text === text) return known.file;
    const file = parseContentFile(path.replaceAll(sep, '/'), text);
    parsed.set(path, { text, file });
    return file;
  });
  return files.filter((file) => file !== undefined);
}

/** The files with both languages; only their fields are checked. */
const SHARED_FILES = ['tools/tools.yaml', 'events/events.yaml'].map(
  (path) => `${CONTENT_FOLDER}/${path}`,
);

/** Files that belong to both languages. */
export function readSharedContent(root: string): ContentFile[] {
  return SHARED_FILES.filter((path) => existsSync(join(root, path))).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return parseContentFile(path, text, DEFAULT_LOCALE) ?? [];
  });
}
