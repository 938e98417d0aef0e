import { globSync, readFileSync } from 'node:fs';
import type { EntryCollection, Field, FileCollection } from '@sveltia/cms';
import { describe, expect, test } from 'vitest';
import { editorConfiguration } from '#src/integrations/content-editor/configuration.ts';
import { entryText } from '#src/integrations/content-editor/entry-text.ts';
import { readSiteEnvironment } from '#src/integrations/site-environment.ts';
import { changedLines } from '../helpers/changed-lines.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const { collections = [] } = editorConfiguration(readSiteEnvironment({}));

/** Every kind of file that the editor reads, with the paths of all of them. */
const kinds = (collections as (EntryCollection | FileCollection)[]).flatMap((collection) =>
  'files' in collection
    ? collection.files.flatMap((file) =>
        'file' in file ? [{ fields: file.fields, ending: 'yaml', pattern: file.file }] : [],
      )
    : [
        {
          fields: collection.fields,
          ending: collection.extension ?? '',
          pattern: `${collection.folder}/{{locale}}/*.${collection.extension}`,
        },
      ],
);

const files = kinds.flatMap(({ fields, ending, pattern }) =>
  globSync(pattern.replace('{{locale}}', '{en,de}'), { cwd: ROOT }).map((path) => ({
    path,
    fields,
    ending,
    text: readFileSync(ROOT + path, 'utf8'),
  })),
);

/** As the editor hands contents over: without the space around texts. */
const trimmed = <Content>(content: Content): Content =>
  JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' ? value.trim() : value,
  ) as Content;

test('a file that nobody changed is written as it was', () => {
  expect(files.length).toBeGreaterThan(100);
  for (const { path, fields, ending, text } of files) {
    const format = entryText(fields, ending);
    expect(format.toFile(trimmed(format.fromFile(text))), path).toBe(text);
  }
});

describe('a save', () => {
  const FIELDS: Field[] = [
    { name: 'title', widget: 'string' },
    { name: 'video', widget: 'boolean', required: false, default: false },
    { name: 'tags', widget: 'list', field: { name: 'item', widget: 'string' } },
    {
      name: 'terms',
      widget: 'list',
      fields: [
        { name: 'id', widget: 'string' },
        { name: 'text', widget: 'text' },
      ],
    },
  ];
  const FILE = [
    '# Kept by hand.',
    'title: "A title in quotes"',
    'tags: [one, two]',
    'terms:',
    '  - id: a',
    '    text: |',
    '      Two',
    '      lines',
    '  # The second.',
    '  - id: b',
    "    text: 'It has: a colon'",
    '',
  ].join('\n');
  const format = () => {
    const { fromFile, toFile } = entryText(FIELDS, 'yaml');
    return { content: trimmed(fromFile(FILE)), toFile };
  };
  type Terms = { id: string; text: string }[];

  test('keeps quotes, comments, lists and blocks around a changed word', () => {
    const { content, toFile } = format();
    const text = toFile({ ...content, title: 'Another title' });
    expect(changedLines(FILE, text)).toEqual([
      ['title: "A title in quotes"', 'title: "Another title"'],
    ]);
  });

  test('does not write what is the same as leaving it out', () => {
    const { content, toFile } = format();
    expect(toFile({ ...content, video: false })).toBe(FILE);
    expect(toFile({ ...content, video: true })).toContain('\nvideo: true\n');
  });

  test('takes the line of what was switched back away', () => {
    const { content, toFile } = format();
    toFile({ ...content, video: true });
    expect(toFile({ ...content, video: false })).toBe(FILE);
  });

  test('writes a new item of a list where it was put, and leaves the others alone', () => {
    const { content, toFile } = format();
    const terms = content['terms'] as Terms;
    const text = toFile({ ...content, terms: [{ id: 'new', text: 'New.' }, ...terms] });
    expect(text).toBe(FILE.replace('  - id: a', '  - id: new\n    text: New.\n  - id: a'));
  });

  test('takes a removed item away with its comment', () => {
    const { content, toFile } = format();
    const terms = (content['terms'] as Terms).slice(0, 1);
    const text = toFile({ ...content, terms });
    expect(text).not.toContain('second');
    expect(text).toContain('text: |\n      Two\n      lines');
  });

  test('follows items that changed places', () => {
    const { content, toFile } = format();
    const text = toFile({ ...content, terms: (content['terms'] as Terms).toReversed() });
    expect(text.indexOf('id: b')).toBeLessThan(text.indexOf('id: a'));
    expect(text).toContain("text: 'It has: a colon'");
    expect(text).toContain('text: |\n      Two\n      lines');
  });

  test('writes an entry that was never read as it is', () => {
    const { toFile } = format();
    expect(toFile({ title: 'New', video: false, tags: ['x'], terms: [] })).toBe(
      'title: New\ntags:\n  - x\n',
    );
  });

  test('a text of several lines is a block', () => {
    const { toFile } = entryText(FIELDS, 'yaml');
    expect(toFile({ title: 'One\ntwo' })).toBe('title: |-\n  One\n  two\n');
  });

  test('tells the two languages of an entry apart by what they say', () => {
    const { fromFile, toFile } = entryText(FIELDS, 'mdx');
    const english = '---\ntitle: "English"\n---\n\nA text.\n';
    const german = "---\ntitle: 'Deutsch'\n---\n\nEin Text.\n";
    const content = [english, german].map(fromFile)[1];
    expect(toFile({ ...content, body: 'Ein anderer Text.' })).toBe(
      german.replace('Ein Text.', 'Ein anderer Text.'),
    );
  });
});
