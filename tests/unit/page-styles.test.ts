import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inlineStyles } from '#src/integrations/finish-pages/page-styles.ts';
import { purge } from '#src/integrations/finish-pages/purge-css.ts';

/** The styles of a page after its stylesheets were inlined, with these files beside it. */
async function stylesOf(page: string, files: Record<string, string>): Promise<string> {
  const folder = `${mkdtempSync(join(tmpdir(), 'styles-'))}/`;
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(folder + name, text);
  const html = await inlineStyles(folder, '<i class="banner">')(page);
  return /<head><style>(.*?)<\/style><\/head>/s.exec(html)?.[1] ?? html;
}

test('keeps the rules for tags, classes and what scripts name or insert, and no others', async () => {
  const css = `p{top:1px}table{top:2px}.sm\\:b{top:3px}.\\[\\&\\>b\\]\\:c\\/2{top:4px}.inline{top:5px}.file{top:6px}.deep{top:7px}.word{top:8px}.banner{top:9px}`;
  const page = `<html><head><style>${css}</style></head><p class="sm:b [&#38;>b]:c/2">word</p><script>x.classList.add("inline")</script><script src="/a.js"></script></html>`;
  const kept = await stylesOf(page, {
    'a.js': 'import"./b.js";x("file")',
    'b.js': 'x(`deep`)',
    'c.js': 'x("word")',
  });
  expect(kept.match(/top:\dpx/g)).toEqual([1, 3, 4, 5, 6, 7, 9].map((size) => `top:${size}px`));
});

test('makes one of the styles of a page, its stylesheets and its own', async () => {
  const page =
    '<html><head><link rel="stylesheet" href="/a.css"></head><p></p><style>p{left:1px}</style></html>';
  const kept = await stylesOf(page, { 'a.css': 'p{top:1px}' });
  expect(kept).toBe('p{top:1px;left:1px}');
});

test('keeps what depends on states and attributes, which scripts and people change', async () => {
  const css = ':focus-visible{top:1px}[data-theme=dark]{top:2px}p[hidden]:hover{top:3px}';
  expect(await purge(css, 'p')).toBe(css);
});

test('drops properties and animations that only dropped rules used', async () => {
  const css =
    '@property --a{syntax:"*";inherits:false}@property --b{syntax:"*";inherits:false}:root{--c:1px;--d:2px}.gone{top:var(--a);left:var(--c);animation:spin}p{top:var(--b);left:var(--d)}@keyframes spin{to{top:1px}}';
  expect(await purge(css, 'p')).toBe(
    '@property --b{syntax:"*";inherits:false}:root{--d:2px}p{top:var(--b);left:var(--d)}',
  );
});
