import { expect, test } from 'vitest';
import { uncheckedFacts } from '#scripts/editor/unchecked-facts.ts';
import { parseContentFile } from '#src/integrations/content-checks/content-file.ts';

const lines = (path: string, text: string) => {
  const file = parseContentFile(path, text, 'en');
  if (!file) throw new Error('not read');
  return uncheckedFacts([file]);
};
const source = (read: string) => `{ title: T, url: https://a.example${read} }`;
const READ = ', read: 2026-11-25';

test('a source counts as unchecked until it has the day on which somebody read it', () => {
  const post = `---\nsources: [${source('')}, ${source(READ)}]\n---\n\nText\n`;
  expect(lines('src/content/blog/en/a.mdx', post)).toEqual([
    'src/content/blog/en/a.mdx: 1 sources',
  ]);
});

test('a term without a source that was read is unchecked', () => {
  const terms = `terms:\n  - { id: a, source: ${source(READ)} }\n  - { id: b, source: ${source('')} }\n  - { id: c }\n`;
  expect(lines('src/content/glossary/en/models.yaml', terms)).toEqual([
    'src/content/glossary/en/models.yaml: 2 terms',
  ]);
});

test('of a tool, its maker, what it says of the EU and each fact count', () => {
  const fact = `{ en: E, de: D, source: ${source('')} }`;
  const tools = `tools:\n  - { id: a, europe: eu-data, price: ${fact} }\n  - { id: b, europe: available, source: ${source(READ)} }\n`;
  expect(lines('src/content/tools/tools.yaml', tools)).toEqual([
    'src/content/tools/tools.yaml: 1 tools’ maker and licence, 1 tools’ data in the EU, 1 facts of tools',
  ]);
});

test('prompts and lessons name what nobody has checked, and a file with nothing is left out', () => {
  const prompts = 'prompts:\n  - { id: a, unchecked: [The period of 14 days] }\n  - { id: b }\n';
  expect(lines('src/content/prompts/en/a.yaml', prompts)).toEqual([
    'src/content/prompts/en/a.yaml: 1 facts',
  ]);
  expect(lines('src/content/lessons/en/a.mdx', '---\nunchecked: []\n---\n\nText\n')).toEqual([]);
});
