import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MIN_ALT } from '#src/content/schemas/post.ts';
import { CONTENT_FOLDER } from './read-content.ts';
import { type ContentFile, lineOf, textAt } from './content-file.ts';
import type { Problem } from './problem.ts';
import { referencesOf, withoutCode } from './references.ts';

const PHOTO = /\.(jpe?g|png|webp|avif|gif|tiff?|heic)$/i;
/** Collections whose entries have a picture in the field `image`. */
const COVERED = new Set(['blog', 'projects']);
/** `![](` and `![words](`, as in Markdown. */
const PICTURE = /!\[((?:[^\]\\]|\\.)*)\]\(/g;

/** Finds pictures whose file does not exist, and pictures without an alt text. */
export function checkPictures(file: ContentFile, root: string): Problem[] {
  return [...missingFiles(file, root), ...coverWithoutAlt(file), ...picturesWithoutAlt(file)];
}

/** The path of a post's cover or a project's picture. */
function coverOf(file: ContentFile): string | undefined {
  return COVERED.has(file.collection) ? textAt(file, ['image']) : undefined;
}

function coverWithoutAlt(file: ContentFile): Problem[] {
  const cover = coverOf(file);
  if (!cover || !PHOTO.test(cover) || textAt(file, ['imageAlt'])) return [];
  const text = 'imageAlt is missing; say in a sentence what the photo on the cover shows';
  return [{ file: file.path, line: lineOf(file, ['image']), text }];
}

function picturesWithoutAlt(file: ContentFile): Problem[] {
  return [...withoutCode(file.body).matchAll(PICTURE)]
    .filter(([, alt = '']) => alt.trim().length < MIN_ALT)
    .map(({ index }) => ({
      file: file.path,
      line: file.bodyLine + file.body.slice(0, index).split('\n').length - 1,
      text: `this picture needs at least ${MIN_ALT} characters between ![ and ]; say what it shows`,
    }));
}

function missingFiles(file: ContentFile, root: string): Problem[] {
  const cover = coverOf(file);
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

/** A picture's path from the project's root. */
function placeOf(target: string, file: ContentFile): string {
  if (target.startsWith('/')) return join('public', target);
  const place = join(dirname(file.path), target).replaceAll('\\', '/');
  // A path outside the content folder counts as missing.
  return place.startsWith(CONTENT_FOLDER) ? place : join(CONTENT_FOLDER, 'missing', target);
}
