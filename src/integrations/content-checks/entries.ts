import { isSeq } from 'yaml';
import type { Locale } from '#src/i18n/locales.ts';
import { rulesOf } from './collections.ts';
import { type ContentFile, lineOf, textAt } from './content-file.ts';

/** An entry that must exist once in each language: a post, a file, a term, a prompt. */
export interface Entry {
  collection: string;
  locale: Locale;
  /** The same in both languages. */
  id: string;
  /** Whether the file is the entry, and not a list of entries. */
  whole: boolean;
  file: ContentFile;
  line: number;
}

/** The pages that some terms have of their own (product 13.6). */
export const TERM_PAGES = 'term pages';

/** All entries: posts by their `id`, other files by their name, and the terms and prompts in them. */
export function entriesOf(files: readonly ContentFile[]): Entry[] {
  return files.flatMap((file) => {
    const { collection, locale, name } = file;
    if (collection === 'blog') {
      const id = textAt(file, ['id']);
      // A post without an id is reported by check-fields.ts.
      return id ? [{ collection, locale, id, whole: true, file, line: lineOf(file, ['id']) }] : [];
    }
    const own = { collection, locale, id: name, whole: true, file, line: 1 };
    return [own, ...entriesInside(file)];
  });
}

function entriesInside(file: ContentFile): Entry[] {
  const list = rulesOf(file.collection)?.entries;
  const items = list ? file.data.get(list) : undefined;
  if (!list || !isSeq(items)) return [];
  return items.items.flatMap((_, index) => {
    const id = textAt(file, [list, index, 'id']);
    const collection = `${file.collection} ${list}`;
    if (!id) return [];
    const line = lineOf(file, [list, index, 'id']);
    const entry = { collection, locale: file.locale, id, whole: false, file, line };
    const hasPage = textAt(file, [list, index, 'page', 'title']) !== undefined;
    return hasPage ? [entry, { ...entry, collection: TERM_PAGES }] : [entry];
  });
}
