import { basename, extname } from 'node:path/posix';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { type Locale, LOCALES } from '#src/i18n/locales.ts';

/** A file of `src/content`, with the positions of its data. */
export interface ContentFile {
  /** Path from the project's root, with forward slashes. */
  path: string;
  collection: string;
  locale: Locale;
  /** File name without its ending: the slug of a post, the id of a project. */
  name: string;
  /** With its dot. */
  ending: string;
  /** Frontmatter of MDX, or the whole of a data file. */
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
 * @param path like `src/content/blog/de/x.mdx`, or `src/content/teasers/de.yaml` where a language is
 *   one file
 * @param fallback language of a file that holds both
 * @returns nothing for other files that belong to no language, such as schemas and pictures
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
    // A language that is one file has the same name in the other language.
    name: folder === locale ? basename(path, ending) : 'the file',
    ending,
    // As Astro's parser: YAML 1.2 with dates.
    data: parseDocument(yaml, { lineCounter: lines, customTags: ['timestamp'] }),
    firstLine: frontmatter && !isData ? 2 : 1,
    lines,
    body: text.slice(bodyStart),
    bodyLine: text.slice(0, bodyStart).split('\n').length,
  };
}

/** Line in the file of an offset in its data. */
export function lineAt(file: ContentFile, offset: number): number {
  return file.firstLine + Math.max(file.lines.linePos(offset).line, 1) - 1;
}

/** Line of a value, or of the nearest thing around it that exists. */
export function lineOf(file: ContentFile, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = file.data.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    const pair = isMap(parent)
      ? parent.items.find((item) => isScalar(item.key) && item.key.value === key)
      : undefined;
    // The key's line and not the value's: a block of text begins below its key.
    const node = pair ? pair.key : file.data.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lineAt(file, node.range[0]);
  }
  return file.firstLine;
}

/** The data as plain values; dates are `Date`. */
export function valuesOf(file: ContentFile): unknown {
  return file.data.toJS();
}

/** A text or number of the data, as text. */
export function textAt(file: ContentFile, path: readonly PropertyKey[]): string | undefined {
  const value: unknown = file.data.getIn(path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
