import { EVERYTHING, type Publication } from '#shared/rules/publication.ts';
import { checkArticle } from './check-articles.ts';
import { checkFields } from './check-fields.ts';
import { checkGuide } from './check-guides.ts';
import { checkLinks } from './check-links.ts';
import { checkName } from './check-names.ts';
import { checkNamesUsed } from './check-names-used.ts';
import { checkPictures } from './check-pictures.ts';
import { checkDuplicates, checkTranslations } from './check-translations.ts';
import { checkPlaceholders } from './placeholders.ts';
import type { Problem } from './problem.ts';
import { checkAppearance } from './publication.ts';
import { readContent, readSharedContent } from './read-content.ts';

/**
 * All problems of the files in `src/content`.
 *
 * @param root folder of the project
 * @param publication which posts the build shows; content may not link to the others
 */
export async function checkContent(
  root: string,
  publication: Publication = EVERYTHING,
): Promise<Problem[]> {
  const files = await readContent(root);
  return [
    ...files.flatMap((file) => [
      ...checkName(file),
      ...checkFields(file),
      ...checkPictures(file, root),
      ...checkArticle(file),
      ...checkGuide(file),
      ...checkPlaceholders(file),
    ]),
    ...readSharedContent(root).flatMap(checkFields),
    ...checkDuplicates(files),
    ...checkTranslations(files),
    ...checkAppearance(files),
    ...checkNamesUsed(files, publication),
    ...checkLinks(files, root, publication),
  ];
}
