import { checkArticle } from './check-articles.ts';
import { checkFields } from './check-fields.ts';
import { checkGuide } from './check-guides.ts';
import { checkLinks } from './check-links.ts';
import { checkName } from './check-names.ts';
import { checkNamesUsed } from './check-names-used.ts';
import { checkPictures } from './check-pictures.ts';
import { checkDuplicates, checkTranslations } from './check-translations.ts';
import type { Problem } from './problem.ts';
import { readContent } from './read-content.ts';

/**
 * Everything that is wrong with the files in `src/content`, at once.
 *
 * @param root folder of the project
 */
export async function checkContent(root: string): Promise<Problem[]> {
  const files = await readContent(root);
  return [
    ...files.flatMap((file) => [
      ...checkName(file),
      ...checkFields(file),
      ...checkPictures(file, root),
      ...checkArticle(file),
      ...checkGuide(file),
    ]),
    ...checkDuplicates(files),
    ...checkTranslations(files),
    ...checkNamesUsed(files),
    ...checkLinks(files, root),
  ];
}
