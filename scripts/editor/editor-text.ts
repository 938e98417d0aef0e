import type { Field } from '@sveltia/cms';
import { parse, stringify } from 'yaml';

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** What decides how a value is written; each kind of field has some of it. */
interface Part {
  fields?: readonly Field[] | undefined;
  field?: Field | undefined;
  widget?: string | undefined;
  default?: unknown;
  required?: unknown;
}

/** `formatYAML` of Sveltia CMS uses the same package with these options. */
const STYLE = {
  lineWidth: 0,
  defaultKeyType: 'PLAIN',
  defaultStringType: 'PLAIN',
  singleQuote: true,
} as const;

const FRONTMATTER = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/**
 * A file as the visual editor saves it when no value changes: keys in the order of the fields,
 * switches that are off as `false`, no empty optional values, no comments.
 *
 * @throws when the YAML is broken
 */
export function editorText(path: string, text: string, fields: readonly Field[]): string {
  if (!path.endsWith('.mdx')) return yamlText(savedValue(parse(text) as Value, { fields }));
  const [block = '', yaml = ''] = FRONTMATTER.exec(text) ?? [];
  const head = fields.filter(({ name }) => name !== 'body');
  return mdxText(savedValue(parse(yaml) as Value, { fields: head }), text.slice(block.length));
}

/** Front matter and text in the editor's form. */
export function mdxText(frontmatter: Value, body: string): string {
  return `---\n${yamlText(frontmatter)}---\n\n${body.trim()}\n`;
}

const yamlText = (value: Value) => stringify(value, STYLE);

/** @param part the field of the value, or the fields of the whole file */
function savedValue(value: Value, part: Part): Value {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => savedValue(item, part.field ?? part));
  const { fields = [] } = part;
  const known = fields.flatMap((field) => {
    const inner: Part = field;
    const saved = savedValue(value[field.name] ?? emptyValue(inner), inner);
    return inner.required === false && isEmpty(saved) ? [] : [[field.name, saved] as const];
  });
  const names = new Set(fields.map(({ name }) => name));
  // Unknown keys stay, so that the content checks can name them.
  const unknown = Object.entries(value).filter(([name]) => !names.has(name));
  return Object.fromEntries([...known, ...unknown]);
}

const emptyValue = (field: Part): Value =>
  field.widget === 'boolean' ? field.default === true : null;

function isEmpty(value: Value): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
