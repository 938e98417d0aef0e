import CMS, { type CmsConfig, type EntryCollection, type FileCollection } from '@sveltia/cms';
import { entryText } from './entry-text.ts';

const config = JSON.parse(document.getElementById('config')?.textContent ?? '{}') as CmsConfig;

for (const collection of (config.collections ?? []) as (EntryCollection | FileCollection)[]) {
  for (const { format, fields, extension = 'yaml' } of formatsOf(collection)) {
    CMS.registerCustomFormat(format, extension, entryText(fields, extension));
  }
}
void CMS.init({ config });

function formatsOf(collection: EntryCollection | FileCollection) {
  const parts = 'files' in collection ? collection.files : [collection];
  return parts.flatMap((part) =>
    'format' in part && part.format && 'fields' in part
      ? [
          {
            format: part.format,
            fields: part.fields,
            extension: 'extension' in part ? part.extension : undefined,
          },
        ]
      : [],
  );
}
