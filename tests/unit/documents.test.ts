import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { RECIPES } from '../helpers/recipes.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const find = (...patterns: string[]) =>
  globSync(patterns, { cwd: ROOT, exclude: (path) => path.includes('node_modules') });

const DOCUMENTS = find('*.md', 'docs/**/*.md');

test('every cited rule of the product is in docs/product.md', () => {
  const rules = new Set(
    [...read('docs/product.md').matchAll(/\*\*(\d+\.\d+)\*\*/g)].map(([, n]) => n),
  );
  const sources = find(
    '{src,functions/src,emulators,scripts,tests}/**/*.{ts,tsx,astro,css,yaml}',
    '*.{ts,mjs,rules}',
  );
  const unknown = [...sources, ...DOCUMENTS].flatMap((file) =>
    [...read(file).matchAll(/\(product ((?:\d+\.\d+(?:, | to )?)+)/g)]
      .flatMap(([, list = '']) => list.match(/\d+\.\d+/g) ?? [])
      .filter((rule) => !rules.has(rule))
      .map((rule) => `${file}: ${rule}`),
  );
  expect(rules.size).toBeGreaterThan(200);
  expect(unknown).toEqual([]);
});

test('every test that holds a promise of the contract is there', () => {
  const [, promises = ''] = read('docs/product.md').split('## 31.');
  const named = [...promises.matchAll(/`(?:tests\/\w+\/)?([\w-]+\.(?:test|spec)\.tsx?)`/g)];
  const files = new Set(find('tests/**/*.{ts,tsx}').map((file) => basename(file)));
  expect(named.length).toBeGreaterThan(20);
  expect(named.map(([, file = '']) => file).filter((file) => !files.has(file))).toEqual([]);
});

test('docs/operations.md names every message that the functions log', () => {
  const operations = read('docs/operations.md');
  const messages = find('functions/src/**/*.ts').flatMap((file) =>
    [...read(file).matchAll(/\blog(?:Warning|Failure)\(\s*'([^']+)'/g)].map(
      ([, text = '']) => text,
    ),
  );
  expect(messages).toContain('request failed');
  expect(messages.filter((text) => !operations.includes(`\`${text}\``))).toEqual([]);
});

test('every link between documents leads to a file', () => {
  const dead = DOCUMENTS.flatMap((file) =>
    [...read(file).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(join(ROOT, dirname(file), link)))
      .map((link) => `${file}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test('the README has the recipes that a test follows, and no others', () => {
  const [, recipes = ''] = /## Recipes\n([\s\S]*?)\n## /.exec(read('README.md')) ?? [];
  const titles = [...recipes.matchAll(/^\*\*(.+?)\.\*\*/gm)].map(([, title]) => title);
  expect(titles.sort()).toEqual(Object.keys(RECIPES).sort());
});

test('every decision is in the list of decisions', () => {
  const list = read('docs/decisions/README.md');
  const pages = find('docs/decisions/*.md').map((file) => basename(file));
  expect(pages.filter((page) => page !== 'README.md' && !list.includes(`](${page})`))).toEqual([]);
});

test('every command and folder that the documents name exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const gone = DOCUMENTS.flatMap((file) =>
    [
      ...[...read(file).matchAll(/\bnpm run ([\w:-]+)/g)].filter(
        ([, script = '']) => scripts[script] === undefined,
      ),
      ...[
        ...read(file).matchAll(
          /`((?:src|emulators|scripts|tests|docs|functions\/src)\/[\w./[\]-]+)`/g,
        ),
      ].filter(
        ([, path = '']) =>
          !existsSync(join(ROOT, path)) && !existsSync(join(ROOT, dirname(file), path)),
      ),
    ].map(([text]) => `${file}: ${text}`),
  );
  expect(gone).toEqual([]);
});

test('every limit that docs/product.md names is a constant or setting of the code', () => {
  const code = find('{src,functions/src,scripts}/**/*.{ts,tsx}').map(read).join('\n');
  const words = new Set(code.match(/\b[A-Z][A-Z_]+\b/g));
  const named = [...read('docs/product.md').matchAll(/`([A-Z]+(?:_[A-Z]+)+)`/g)].map(
    ([, name = '']) => name,
  );
  expect(named).toContain('MAX_BRAND_CAMPAIGNS');
  expect(named.filter((name) => !words.has(name))).toEqual([]);
});
