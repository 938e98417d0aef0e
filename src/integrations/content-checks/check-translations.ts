import { type Locale, LOCALES, otherLocale } from '#src/i18n/locales.ts';
import type { ContentFile } from './content-file.ts';
import { entriesOf, type Entry, TERM_PAGES } from './entries.ts';
import type { Problem } from './problem.ts';

const keyOf = ({ collection, id }: Entry, locale: string) => `${collection}/${locale}/${id}`;

/** Entries that the other language lacks. */
function missingTranslations(files: readonly ContentFile[]): Entry[] {
  const entries = entriesOf(files);
  const known = new Set(entries.map((entry) => keyOf(entry, entry.locale)));
  return entries.filter((entry) => !known.has(keyOf(entry, otherLocale(entry.locale))));
}

/** Finds missing translations; the problem names the file to create. */
export function checkTranslations(files: readonly ContentFile[]): Problem[] {
  return missingTranslations(files).map((entry) => {
    const other = otherLocale(entry.locale);
    const counterpart = entry.file.path.replace(
      new RegExp(`/${entry.locale}(?=[/.])`),
      () => `/${other}`,
    );
    return {
      file: entry.file.path,
      line: entry.line,
      text: missingText(entry, other, counterpart),
    };
  });
}

function missingText({ collection, id, whole }: Entry, other: Locale, counterpart: string): string {
  if (collection === TERM_PAGES) {
    return `the page of "${id}" has no "${other}" version; add "page" to the term in ${counterpart}`;
  }
  if (!whole) return `"${id}" has no "${other}" version; add it with the same id in ${counterpart}`;
  return collection === 'blog'
    ? `post "${id}" has no "${other}" version; add one with the same id in src/content/blog/${other}/`
    : `this file has no "${other}" version; add ${counterpart}`;
}

/** Finds ids and slugs that occur twice in a language. */
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
    // Files with the same name and different extensions are reported as duplicate slugs below.
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
        // Not every server and file system distinguishes capitals.
        const key = `${file.collection}/${file.name.toLowerCase()}`;
        const former = first.get(key);
        first.set(key, former ?? file);
        const text = `the address "${file.name}" is taken by ${former?.path}; rename this file`;
        return former ? [{ file: file.path, line: 1, text }] : [];
      });
  });
}
