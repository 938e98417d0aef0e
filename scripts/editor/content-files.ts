import { globSync } from 'node:fs';
import type { EntryCollection, Field, FileCollection } from '@sveltia/cms';
import { LOCALES } from '#src/i18n/locales.ts';
import { editorConfiguration } from '#src/integrations/content-editor/configuration.ts';
import { readSiteEnvironment } from '#src/integrations/site-environment.ts';

export interface EditedFile {
  /** From the project's root. */
  path: string;
  fields: readonly Field[];
}

/**
 * Every file of the content that the visual editor opens, with its fields there.
 *
 * @param root folder of the project
 */
export function editedFiles(root: string): EditedFile[] {
  const { collections = [] } = editorConfiguration(readSiteEnvironment({}));
  const kinds = (collections as (EntryCollection | FileCollection)[]).flatMap((collection) => {
    if ('files' in collection) {
      return collection.files.flatMap((file) =>
        'file' in file ? [{ pattern: file.file, fields: file.fields }] : [],
      );
    }
    const { folder, extension, fields } = collection;
    return [{ pattern: `${folder}/{{locale}}/*.${extension}`, fields }];
  });
  return kinds.flatMap(({ pattern, fields }) => {
    const paths = globSync(pattern.replace('{{locale}}', `{${LOCALES.join()}}`), { cwd: root });
    return paths.map((path) => ({ path, fields }));
  });
}
