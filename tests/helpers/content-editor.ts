import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { EDITOR_PATH } from '#src/routes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Texts by their path from the project's root; pictures only by how many bytes they have. */
export type Files = Record<string, string>;

/** Everything in `src/content` that the editor may read. */
function contentFiles(): Files {
  const paths = globSync('src/content/**/*.{mdx,yaml,svg}', { cwd: root });
  return Object.fromEntries(paths.map((path) => [path, readFileSync(root + path, 'utf8')]));
}

/**
 * Opens the editor on a copy of the content in the browser's own file system, whose folder is given
 * where a person would choose theirs.
 */
export async function openEditor(page: Page): Promise<Files> {
  const files = contentFiles();
  await page.goto(EDITOR_PATH);
  await page.evaluate(async (given) => {
    const storage = await navigator.storage.getDirectory();
    const folder = await storage.getDirectoryHandle('repository', { create: true });
    // The editor takes no folder without one for a repository.
    await folder.getDirectoryHandle('.git', { create: true });
    for (const [path, text] of Object.entries(given)) {
      const names = path.split('/');
      const name = names.pop() ?? '';
      let parent = folder;
      for (const part of names) parent = await parent.getDirectoryHandle(part, { create: true });
      const file = await parent.getFileHandle(name, { create: true });
      const writable = await file.createWritable();
      await writable.write(text);
      await writable.close();
    }
    Object.assign(window, { showDirectoryPicker: () => Promise.resolve(folder) });
  }, files);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('button', { name: 'Create New Entry' })).toBeVisible();
  return files;
}

/** Opens an entry, like `glossary/entries/models`, or the form of a new one, like `blog/new`. */
export async function openEntry(page: Page, entry: string): Promise<void> {
  await page.evaluate((path) => {
    location.hash = `#/collections/${path}`;
  }, entry);
  await expect(form(page)).toBeVisible();
}

const form = (page: Page) => page.getByRole('group', { name: 'Content Editor' });

/** The side of the form in a language. */
export function side(page: Page, language: 'English' | 'German'): Locator {
  return page.getByRole('group', { name: new RegExp(`^Edit .*${language}.* Content$`) });
}

/** Saves what the form has, which closes it. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form(page)).toBeHidden();
}

/** The files in the browser's file system that differ from those given, in base64. */
export async function savedFiles(page: Page, former: Files): Promise<Record<string, Buffer>> {
  const saved = await page.evaluate(async (known) => {
    const storage = await navigator.storage.getDirectory();
    const found: Record<string, string> = {};
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) {
          await read(handle, `${path}${name}/`);
        } else if (handle instanceof FileSystemFileHandle) {
          const file = await handle.getFile();
          if ((await file.text()) === known[path + name]) continue;
          const bytes = new Uint8Array(await file.arrayBuffer());
          found[path + name] = bytes.toBase64();
        }
      }
    };
    await read(await storage.getDirectoryHandle('repository'), '');
    return found;
  }, former);
  return Object.fromEntries(
    Object.entries(saved).map(([path, content]) => [path, Buffer.from(content, 'base64')]),
  );
}
