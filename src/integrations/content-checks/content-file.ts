import { basename, extname } from 'node:path/posix';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { type Locale, LOCALES } from '#src/i18n/locales.ts';

/** A file of `src/content`, with the positions of its data. */
export interface ContentFile {
  /** Path from the project's root, with forward slashes. */
  path: string;
  collection: string;
  locale: Locale;
  /** File name without its extension: the slug of a post, the id of a project. */
  name: string;
  /** With the dot. */
  ending: string;
  /** The frontmatter of MDX, or a whole data file. */
  data: Document.Parsed;
  /** Line of the file on which the data begins, counted from 1. */
  firstLine: number;
  lines: LineCounter;
  /** MDX below the frontmatter; empty for data files. */
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
}

const FRONTMATTER = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/**
 * Reads one file's text.
 *
 * @param path like `src/content/blog/de/x.mdx`, or `src/content/teasers/de.yaml` where a language
 *   is one file
 * @param fallback language of a file with both languages
 * @returns undefined for files without a language, such as schemas and pictures
 */
export function parseContentFile(
  path: string,
  text: string,
  fallback?: Locale,
): ContentFile | undefined {
  const [, , collection = '', folder = ''] = path.split('/');
  const ending = extname(path);
  const locale = LOCALES.find((known) => [known, known + ending].includes(folder)) ?? fallback;
  if (!locale) return undefined;
  const isData = /^\.ya?ml$/.test(ending);
  const frontmatter = text.startsWith('---') ? FRONTMATTER.exec(text) : null;
  const yaml = isData ? text : (frontmatter?.[1] ?? '');
  const bodyStart = isData ? text.length : (frontmatter?.[0].length ?? 0);
  const lines = new LineCounter();
  return {
    path,
    collection,
    locale,
    // The file name is the language, so the two languages have no common file name.
    name: folder === locale ? basename(path, ending) : 'the file',
    ending,
    // Like Astro's parser: YAML 1.2 with dates.
    data: parseDocument(yaml, { lineCounter: lines, customTags: ['timestamp'] }),
    firstLine: frontmatter && !isData ? 2 : 1,
    lines,
    body: text.slice(bodyStart),
    bodyLine: text.slice(0, bodyStart).split('\n').length,
  };
}

/** The line in the file of an offset in its data. */
export function lineAt(file: ContentFile, offset: number): number {
  return file.firstLine + Math.max(file.lines.linePos(offset).line, 1) - 1;
}

/** The line of a value, or of the nearest existing parent. */
export function lineOf(file: ContentFile, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = file.data.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    const pair = isMap(parent)
      ? parent.items.find((item) => isScalar(item.key) && item.key.value === key)
      : undefined;
    // The key's line, because a block scalar begins below its key.
    const node = pair ? pair.key : file.data.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lineAt(file, node.range[0]);
  }
  return file.firstLine;
}

/** The data as JavaScript values; dates are `Date`. */
export function valuesOf(file: ContentFile): unknown {
  return file.data.toJS();
}

/** A string or number of the data, as a string. */
export function textAt(file: ContentFile, path: readonly PropertyKey[]): string | undefined {
  const value: unknown = file.data.getIn(path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
