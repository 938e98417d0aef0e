import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EDITOR_PATH } from '../../routes.ts';
import type { SiteEnvironment } from '../site-environment.ts';
import { bundleEditor } from './bundle.ts';
import { editorPage } from './page.ts';

/** Writes the editor, its page and its files, into a folder that Hosting serves. */
export async function buildEditor(environment: SiteEnvironment, folder: string): Promise<void> {
  const script = await bundleEditor(join(folder, EDITOR_PATH));
  const page = editorPage(environment, `${EDITOR_PATH}/${script}`);
  await writeFile(join(folder, `${EDITOR_PATH}.html`), page);
}
