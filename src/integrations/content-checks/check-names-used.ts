import { isSeq } from 'yaml';
import type { Publication } from '#shared/rules/publication.ts';
import { SITE } from '#src/site.config.ts';
import { type ContentFile, lineOf, textAt } from './content-file.ts';
import { entriesOf } from './entries.ts';
import type { Problem } from './problem.ts';
import { isShown } from './publication.ts';

/** Finds references in data files that do not exist: a teaser's post, a project's address. */
export function checkNamesUsed(files: readonly ContentFile[], publication: Publication): Problem[] {
  // Whether a post is published, by language and id.
  const posts = new Map(
    entriesOf(files)
      .filter(({ collection }) => collection === 'blog')
      .map(({ locale, id, file }) => [`${locale}/${id}`, isShown(file, publication)]),
  );
  return files.flatMap((file) => {
    if (file.collection === 'teasers') return teaserProblems(file, posts);
    return file.collection === 'projects' ? urlKeyProblems(file) : [];
  });
}

function teaserProblems(file: ContentFile, posts: ReadonlyMap<string, boolean>): Problem[] {
  const teasers = file.data.get('teasers');
  if (!isSeq(teasers)) return [];
  return teasers.items.flatMap((_, index) => {
    const path = ['teasers', index, 'post'];
    const id = textAt(file, path);
    const isOut = posts.get(`${file.locale}/${id}`);
    if (id === undefined || isOut) return [];
    const text =
      isOut === undefined
        ? `there is no post "${id}"; use the id of a post in src/content/blog/${file.locale}/`
        : `post "${id}" is not out yet; use another one until it is`;
    return [{ file: file.path, line: lineOf(file, path), text }];
  });
}

function urlKeyProblems(file: ContentFile): Problem[] {
  const key = textAt(file, ['urlKey']);
  if (key === undefined || key in SITE.projects) return [];
  const text = `urlKey "${key}" is not known; use one of ${Object.keys(SITE.projects).join(', ')}, or add it to "projects" in src/site.config.ts`;
  return [{ file: file.path, line: lineOf(file, ['urlKey']), text }];
}
