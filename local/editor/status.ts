import { type ContentFile, textAt } from '#src/integrations/content-checks/content-file.ts';
import { missingTranslations } from '#src/integrations/content-checks/check-translations.ts';
import { entriesOf } from '#src/integrations/content-checks/entries.ts';
import { readContent } from '#src/integrations/content-checks/read-content.ts';
import { otherLocale } from '#src/i18n/locales.ts';
import { changeDays } from './change-days.ts';
import { isUnwritten } from './create-post.ts';
import { unfinishedPrompts } from './prompt-status.ts';
import { TO_TRANSLATE } from './translation-mark.ts';

export interface ContentStatus {
  /** Entries that lack their other language, one line each. */
  missing: string[];
  /** Posts that still hold the text of `npm run new:post`, one line each. */
  unwritten: string[];
  /** Files that are older than their other language, one line each. */
  older: string[];
  /** Prompts that do not fit together or differ between the languages, one line each. */
  unfinished: string[];
}

/**
 * How far the two languages are apart. Posts and legal texts are compared by the day they name
 * (`updated`, else `date`), other files by the day of their last change, and by days because the two
 * languages are rarely saved in the same minute.
 *
 * @param root folder of the project
 */
export async function contentStatus(root: string): Promise<ContentStatus> {
  const files = await readContent(root);
  const missing = missingTranslations(files).map(({ file, line, locale, id, whole }) => {
    const what = whole ? '' : `"${id}" `;
    return `${file.path}:${line} ${what}has no "${otherLocale(locale)}" version`;
  });
  const untranslated = files
    .filter((file) => textAt(file, ['title'])?.startsWith(TO_TRANSLATE))
    .map((file) => `${file.path}:1 is not translated yet (its title says so)`);
  const unwritten = files
    .filter((file) => file.collection === 'blog' && isUnwritten(file.locale, file.body))
    .map((file) => `${file.path}:${file.bodyLine + 1} still has the placeholder as its text`);
  const older = await olderFiles(root, files);
  return {
    missing: [...missing, ...untranslated],
    unwritten,
    older,
    unfinished: unfinishedPrompts(files),
  };
}

async function olderFiles(root: string, files: readonly ContentFile[]): Promise<string[]> {
  const changedOn = await changeDays(root);
  const whole = entriesOf(files).filter((entry) => entry.whole);
  const byKey = new Map(
    whole.map((entry) => [`${entry.collection}/${entry.locale}/${entry.id}`, entry]),
  );
  const lines = whole.map(async ({ collection, locale, id, file }) => {
    const other = byKey.get(`${collection}/${otherLocale(locale)}/${id}`);
    if (!other) return [];
    const own = namedDay(file) ?? (await changedOn(file.path));
    const theirs = namedDay(other.file) ?? (await changedOn(other.file.path));
    return own < theirs
      ? [`${file.path} (${own}) is older than ${other.file.path} (${theirs})`]
      : [];
  });
  return (await Promise.all(lines)).flat();
}

/** The day that a text names itself, like 2025-03-14. */
function namedDay(file: ContentFile): string | undefined {
  return ['updated', 'date']
    .map((field): unknown => file.data.get(field))
    .find((value): value is Date => value instanceof Date && !Number.isNaN(value.getTime()))
    ?.toISOString()
    .slice(0, 10);
}
