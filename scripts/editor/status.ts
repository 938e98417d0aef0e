import { type Publication, publicationOf } from '#shared/rules/publication.ts';
import { checkContent } from '#src/integrations/content-checks/check-content.ts';
import type { ContentFile } from '#src/integrations/content-checks/content-file.ts';
import { entriesOf } from '#src/integrations/content-checks/entries.ts';
import { placeholdersIn } from '#src/integrations/content-checks/placeholders.ts';
import { formatProblems, type Problem } from '#src/integrations/content-checks/problem.ts';
import { readContent, readSharedContent } from '#src/integrations/content-checks/read-content.ts';
import { otherLocale } from '#src/i18n/locales.ts';
import { changeDays } from './change-days.ts';
import { unfinishedPrompts } from './prompt-status.ts';
import { uncheckedFacts } from './unchecked-facts.ts';

/** Each with one line for each finding. */
export interface ContentStatus {
  /** What the checks of the build find. */
  mistakes: string[];
  /** What drafts still hold of `npm run new:post`; in other posts it is a mistake. */
  unwritten: string[];
  /** Files that are older than their other language. */
  older: string[];
  /** Prompts that do not fit together or differ between the languages. */
  unfinished: string[];
  /** Files with facts that nobody has found in a source, with their number. */
  unchecked: string[];
}

/**
 * What is left to do. Posts and legal texts are compared by the day they name (`updated`, else
 * `date`), other files by the day of their last change, and by days because the two languages are
 * rarely saved in the same minute.
 *
 * @param root folder of the project
 * @param publication what the build shows, today's without
 */
export async function contentStatus(
  root: string,
  publication: Publication = publicationOf('', ''),
): Promise<ContentStatus> {
  const files = await readContent(root);
  const drafts = files.filter(({ data }) => data.get('draft') === true);
  return {
    mistakes: linesOf(await checkContent(root, publication)),
    unwritten: linesOf(drafts.flatMap(placeholdersIn)),
    older: await olderFiles(root, files),
    unfinished: unfinishedPrompts(files),
    unchecked: uncheckedFacts([...files, ...readSharedContent(root)]),
  };
}

const linesOf = (problems: readonly Problem[]): string[] =>
  problems.length > 0 ? formatProblems(problems).split('\n') : [];

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
