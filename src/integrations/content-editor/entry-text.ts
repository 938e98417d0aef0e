import type { Field } from '@sveltia/cms';
import { type Document, parseDocument } from 'yaml';
import { keepNode, type Value } from './kept-node.ts';
import { yamlText } from './yaml-text.ts';

type Content = Record<string, Value>;

/** How the editor reads the files of a collection and writes them. */
export interface EntryText {
  fromFile(text: string): Content;
  toFile(content: Content): string;
}

const FRONTMATTER = /^---\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;
/** Less than this share of equal values is another entry, and not an edited one. */
const LIKELY = 0.5;

/**
 * Reads files and writes them so that a save changes what was edited and nothing else: the editor
 * itself would write all of a file in its own style, with other quotes and without comments.
 *
 * It hands over contents without their files' names, so the file that a content came from is the
 * one that has most values in common with it.
 */
export function entryText(fields: readonly Field[], ending: string): EntryText {
  /** What each file says that was read, by its text. */
  const read = new Map<string, Set<string>>();
  const split = (text: string): [yaml: string, body: string | undefined] => {
    if (ending !== 'mdx') return [text, undefined];
    const [block = '', yaml = ''] = FRONTMATTER.exec(text) ?? [];
    return [yaml, text.slice(block.length).trim()];
  };
  const contentOf = (text: string): Content => {
    const [yaml, body] = split(text);
    const document = parsed(yaml);
    return { ...(document.toJS() as Content), ...(body !== undefined && { body }) };
  };
  const nearest = (content: Content): string | undefined => {
    const sayings = sayingsOf(content);
    const scores = Array.from(read, ([text, known]) => ({
      text,
      share: sayings.intersection(known).size / Math.max(sayings.size, known.size),
    }));
    const [best] = scores.sort((a, b) => b.share - a.share);
    return best && best.share >= LIKELY ? best.text : undefined;
  };
  const remember = (text: string): Content => {
    const content = contentOf(text);
    read.set(text, sayingsOf(content));
    return content;
  };
  return {
    fromFile: (text) => remember(`${text.trimEnd()}\n`),
    toFile({ body, ...content }) {
      const former = nearest(body === undefined ? content : { ...content, body });
      const document = parsed(former === undefined ? '' : split(former)[0]);
      document.contents = keepNode(document, document.contents, content, fields) as never;
      const yaml = yamlText(document);
      const text = ending === 'mdx' ? `---\n${yaml}---\n\n${String(body ?? '').trim()}\n` : yaml;
      if (former !== undefined) read.delete(former);
      remember(text);
      return text;
    },
  };
}

/** Days stay texts, as the editor has them. */
function parsed(yaml: string): Document {
  const document = parseDocument(yaml);
  if (document.errors[0]) throw document.errors[0];
  return document;
}

/** What a content says, each value with its field; where in a list it says so is no matter. */
function sayingsOf(value: Value, path = ''): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set([`${path}=${value}`.trim()]);
  const parts = Array.isArray(value)
    ? value.map((item) => sayingsOf(item, `${path}/*`))
    : Object.entries(value).map(([key, item]) => sayingsOf(item, `${path}/${key}`));
  return new Set(parts.flatMap((part) => [...part]));
}
