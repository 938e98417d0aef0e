import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { format } from 'prettier';
import { asMarkdown } from '#local/bench/bare-project.ts';
import type { PartResult } from '#local/bench/part.ts';
import { readRecorded, renew, type Circumstances } from '#local/bench/recorded.ts';
import { withFigures } from '#local/bench/write-docs.ts';

const docs = new URL('../../../docs/', import.meta.url);
const result = (title: string): PartResult => ({ title, subject: 'Page', columns: [], rows: [] });
const at = (commit: string): Circumstances => ({
  date: '2026-11-22',
  commit,
  command: 'npm run bench',
  machine: '2 cores',
});

describe('the record', () => {
  it('renews what was measured and leaves the rest with its own day and commit', () => {
    const first = renew({}, { build: result('Build'), pages: result('Pages') }, at('a1'), [
      'pages',
      'build',
    ]);
    const second = renew(first, { build: result('Build') }, at('b2'), ['pages', 'build']);
    expect(Object.entries(second).map(([name, { measured }]) => [name, measured.commit])).toEqual([
      ['pages', 'a1'],
      ['build', 'b2'],
    ]);
  });

  it('is what docs/benchmarks.md shows', async () => {
    const page = readFileSync(new URL('benchmarks.md', docs), 'utf8');
    const recorded = readRecorded(new URL('benchmarks.json', docs).pathname);
    const shown = await format(withFigures(page, recorded), {
      parser: 'markdown',
      printWidth: 100,
    });
    expect(page).toBe(shown);
  });

  it('refuses a page that has no place for it', () => {
    expect(() => withFigures('# Benchmarks', {})).toThrow('lacks the lines');
  });
});

it('leaves out of a post what Markdown has no use for', () => {
  const post = `---
title: "A"
---

import AFigure from '@/figures/AFigure.astro';

Text of {props.brand}.

<AFigure
  alt="What it shows"
  caption="A > B"
/>

More.
`;
  expect(asMarkdown(post)).toBe(`---
title: "A"
---


Text of Brand.


More.
`);
});
