import { isScalar, visit } from 'yaml';
import { type ContentFile, lineAt } from './content-file.ts';

/** A link or picture in a content file. */
export interface Reference {
  kind: 'link' | 'picture';
  target: string;
  line: number;
}

/** `[text](target "title")` and the same with `!`; targets may be in angle brackets. */
const MARKDOWN = /(!?)\[(?:[^\]\\]|\\.)*\]\(\s*<?([^\s)>]+)>?(?:\s+["'(][^\n]*?["')])?\s*\)/g;
/** `[label]: target` */
const DEFINITION = /^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)/gm;
const ATTRIBUTE = /\b(href|src)=["']([^"']+)["']/g;
const CODE = /^( {0,3})(```|~~~)[\s\S]*?^ {0,3}\2|`[^`\n]+`/gm;

/** Replaces code by spaces, because its links are not links; line breaks are kept. */
export function withoutCode(body: string): string {
  return body.replace(CODE, (code) => code.replace(/[^\n]/g, ' '));
}

/** Cache, because three checks use it. */
const known = new WeakMap<ContentFile, Reference[]>();

/** The links and pictures in an MDX file's text, and the paths in its data. */
export function referencesOf(file: ContentFile): Reference[] {
  const references = known.get(file) ?? readReferences(file);
  known.set(file, references);
  return references;
}

function readReferences(file: ContentFile): Reference[] {
  const body = withoutCode(file.body);
  const found = (pattern: RegExp, read: (match: RegExpExecArray) => Omit<Reference, 'line'>) =>
    [...body.matchAll(pattern)].map((match) => ({
      ...read(match),
      line: file.bodyLine + body.slice(0, match.index).split('\n').length - 1,
    }));
  return [
    ...found(MARKDOWN, ([, mark, target = '']) => ({ kind: mark ? 'picture' : 'link', target })),
    ...found(DEFINITION, ([, target = '']) => ({ kind: 'link', target })),
    ...found(ATTRIBUTE, ([, name, target = '']) => ({
      kind: name === 'src' ? 'picture' : 'link',
      target,
    })),
    ...dataLinks(file),
  ];
}

/** Values that are paths, such as `/contact`. */
function dataLinks(file: ContentFile): Reference[] {
  const links: Reference[] = [];
  visit(file.data, {
    Scalar(key, node) {
      if (key === 'key' || !isScalar(node) || typeof node.value !== 'string') return;
      if (!/^\/[\w/-]+(\?[\w=&]+)?(#[\w-]+)?$/.test(node.value)) return;
      links.push({ kind: 'link', target: node.value, line: lineAt(file, node.range?.[0] ?? 0) });
    },
  });
  return links;
}
