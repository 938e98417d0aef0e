import { LOCALES, otherLocale } from '#src/i18n/locales.ts';
import type { ContentFile } from './content-file.ts';
import { entriesOf, type Entry } from './entries.ts';
import type { Problem } from './problem.ts';

const keyOf = ({ collection, id }: Entry, locale: string) => `${collection}/${locale}/${id}`;

/** Entries that the other language lacks. */
function missingTranslations(files: readonly ContentFile[]): Entry[] {
  const entries = entriesOf(files);
  const known = new Set(entries.map((entry) => keyOf(entry, entry.locale)));
  return entries.filter((entry) => !known.has(keyOf(entry, otherLocale(entry.locale))));
}

/** Missing translations as problems, with the file to make. */
export function checkTranslations(files: readonly ContentFile[]): Problem[] {
  return missingTranslations(files).map((entry) => {
    const other = otherLocale(entry.locale);
    const counterpart = entry.file.path.replace(
      new RegExp(`/${entry.locale}(?=[/.])`),
      () => `/${other}`,
    );
    const what = !entry.whole
      ? `"${entry.id}" has no "${other}" version; add it with the same id in ${counterpart}`
      : entry.collection === 'blog'
        ? `post "${entry.id}" has no "${other}" version; add one with the same id in src/content/blog/${other}/`
        : `this file has no "${other}" version; add ${counterpart}`;
    return { file: entry.file.path, line: entry.line, text: what };
  });
}

/** Ids and slugs that are there twice in a language. */
export function checkDuplicates(files: readonly ContentFile[]): Problem[] {
  return [...duplicateIds(files), ...duplicateSlugs(files)];
}

function duplicateIds(files: readonly ContentFile[]): Problem[] {
  const first = new Map<string, Entry>();
  return entriesOf(files).flatMap((entry) => {
    const key = keyOf(entry, entry.locale);
    const former = first.get(key);
    if (!former) {
      first.set(key, entry);
      return [];
    }
    // Files of the same name and different endings are duplicate slugs, said below.
    if (entry.whole && entry.collection !== 'blog') return [];
    const text = `id "${entry.id}" is taken by ${former.file.path}:${former.line}; choose another one`;
    return [{ file: entry.file.path, line: entry.line, text }];
  });
}

function duplicateSlugs(files: readonly ContentFile[]): Problem[] {
  return LOCALES.flatMap((locale) => {
    const first = new Map<string, ContentFile>();
    return files
      .filter((file) => file.locale === locale)
      .flatMap((file) => {
        // Servers and file systems differ in whether they tell capitals apart.
        const key = `${file.collection}/${file.name.toLowerCase()}`;
        const former = first.get(key);
        first.set(key, former ?? file);
        const text = `the address "${file.name}" is taken by ${former?.path}; rename this file`;
        return former ? [{ file: file.path, line: 1, text }] : [];
      });
  });
}
