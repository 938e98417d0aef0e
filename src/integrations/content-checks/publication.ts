import { isScalar } from 'yaml';
import { isPublished, type Publication } from '#shared/rules/publication.ts';
import { type ContentFile, lineOf } from './content-file.ts';
import type { Problem } from './problem.ts';

/** Whether a build shows a file; only posts can be unpublished. */
export function isShown(file: ContentFile, publication: Publication): boolean {
  const date: unknown = file.data.get('date');
  if (file.collection !== 'blog' || !(date instanceof Date) || Number.isNaN(date.getTime())) {
    return true;
  }
  return isPublished({ draft: file.data.get('draft') === true, date }, publication);
}

const APPEARS_BY = ['date', 'draft'] as const;

/** Finds posts whose two languages would be published at different times. */
export function checkAppearance(files: readonly ContentFile[]): Problem[] {
  const posts = files.filter(({ collection }) => collection === 'blog');
  return posts
    .filter(({ locale }) => locale === 'de')
    .flatMap((german) => {
      const id: unknown = german.data.get('id');
      const english = posts.find(({ locale, data }) => locale === 'en' && data.get('id') === id);
      if (!english) return [];
      const differing = APPEARS_BY.filter((field) => {
        const own = fieldValue(german, field);
        const other = fieldValue(english, field);
        return own !== undefined && other !== undefined && own !== other;
      });
      return differing.map((field) => ({
        file: german.path,
        line: lineOf(german, [field]),
        text: `${field} differs from ${english.path}; a post appears in both languages at once`,
      }));
    });
}

/** The value of a field; undefined for an invalid date, which check-fields.ts reports. */
function fieldValue(file: ContentFile, field: (typeof APPEARS_BY)[number]) {
  if (field === 'draft') return file.data.get('draft') === true;
  const written = file.data.get('date', true);
  const day = isScalar(written) ? (written.source ?? '') : '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(day).toJSON()?.startsWith(day)
    ? day
    : undefined;
}
