import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Field } from '@sveltia/cms';
import { describe, expect, test } from 'vitest';
import { editedFiles } from '#scripts/editor/content-files.ts';
import { editorText } from '#scripts/editor/editor-text.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

// So that a save in the editor changes the lines of the changed values only.
test('every file of the content is as the editor writes it (else run "npm run format")', () => {
  const files = editedFiles(ROOT);
  expect(files.length).toBeGreaterThan(100);
  const differing = files.filter(({ path, fields }) => {
    const text = readFileSync(ROOT + path, 'utf8');
    return editorText(path, text, fields) !== text;
  });
  expect(differing.map(({ path }) => path)).toEqual([]);
});

describe('a file that is written by hand', () => {
  const FIELDS: Field[] = [
    { name: 'title', widget: 'string' },
    { name: 'draft', widget: 'boolean', default: true },
    { name: 'names', widget: 'list', required: false, field: { name: 'item', widget: 'string' } },
    {
      name: 'terms',
      widget: 'list',
      fields: [
        { name: 'id', widget: 'string' },
        { name: 'isNew', widget: 'boolean', required: false, default: false },
      ],
    },
    { name: 'body', widget: 'richtext' },
  ];

  test('gets the order, the switches and the quotes of the editor', () => {
    const text = [
      '# A comment',
      'names: []',
      'terms: [{ isNew: true, id: "1" }, { id: "b: c" }]',
      'title: "A title "',
      '',
    ].join('\n');
    expect(editorText('a.yaml', text, FIELDS.slice(0, -1))).toBe(
      [
        'title: A title',
        'draft: true',
        'terms:',
        "  - id: '1'",
        '    isNew: true',
        "  - id: 'b: c'",
        '    isNew: false',
        '',
      ].join('\n'),
    );
  });

  test('keeps a text of several lines as a block, and fields that are not known', () => {
    const text = 'author: Alex\ntitle: "One\\nTwo\\n"\ndraft: false\nterms: []\n';
    expect(editorText('a.yaml', text, FIELDS.slice(0, -1))).toBe(
      'title: |-\n  One\n  Two\ndraft: false\nterms: []\nauthor: Alex\n',
    );
  });

  test('keeps the text below its front matter', () => {
    const text = '---\ndraft: false\ntitle: "T"\nterms: []\n---\nA text.\n\n---\n\nMore.';
    expect(editorText('a.mdx', text, FIELDS)).toBe(
      '---\ntitle: T\ndraft: false\nterms: []\n---\n\nA text.\n\n---\n\nMore.\n',
    );
  });

  test('with broken YAML is refused', () => {
    expect(() => editorText('a.yaml', 'title: "A', FIELDS)).toThrow(/quote/);
  });
});
