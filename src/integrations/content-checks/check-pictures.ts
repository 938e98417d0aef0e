import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CONTENT_FOLDER } from './read-content.ts';
import { type ContentFile, lineOf, textAt } from './content-file.ts';
import type { Problem } from './problem.ts';
import { referencesOf } from './references.ts';

/** Covers and pictures in texts whose file does not exist. */
export function checkPictures(file: ContentFile, root: string): Problem[] {
  const cover = file.ending === '.mdx' ? textAt(file, ['image']) : undefined;
  const pictures = [
    ...(cover === undefined ? [] : [{ target: cover, line: lineOf(file, ['image']) }]),
    ...referencesOf(file).filter(
      ({ kind, target }) => kind === 'picture' && !/^(\w+:|\/\/)/.test(target),
    ),
  ];
  return pictures
    .filter(({ target }) => !existsSync(join(root, placeOf(target, file))))
    .map(({ target, line }) => ({
      file: file.path,
      line,
      text: `image "${target}" does not exist; put it into ${dirname(placeOf(target, file))}/ or correct the path, for instance ../images/1.svg`,
    }));
}

/** Path from the project's root. */
function placeOf(target: string, file: ContentFile): string {
  if (target.startsWith('/')) return join('public', target);
  const place = join(dirname(file.path), target).replaceAll('\\', '/');
  // A path that leaves the content is never a picture of ours.
  return place.startsWith(CONTENT_FOLDER) ? place : join(CONTENT_FOLDER, 'missing', target);
}
