import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#shared/api/contract.ts';
import { callPlans } from '#local/bench/call-plans.ts';
import { markdownTable } from '#local/bench/markdown-table.ts';
import { benchPages } from '#local/bench/page-kinds.ts';
import { bytesByType, totalBytes } from '#local/bench/resource-types.ts';

describe('the bench', () => {
  it('prints tables that Markdown can take', () => {
    const table = markdownTable(['Page', 'KB'], [['Landing (en)', '12.3']]);
    expect(table.split('\n')).toEqual([
      '| Page | KB |',
      '| --- | --: |',
      '| Landing (en) | 12.3 |',
    ]);
  });

  it('tells what a page loads by its address', () => {
    const site = 'http://127.0.0.1:5000';
    const bytes = bytesByType([
      { url: `${site}/de`, bytes: 1 },
      { url: `${site}/`, bytes: 2 },
      { url: `${site}/_astro/x.B-1.js`, bytes: 4 },
      { url: `${site}/fonts/x.woff2`, bytes: 8 },
      { url: `${site}/_astro/x.avif?v=1`, bytes: 16 },
      { url: `${site}/api/me`, bytes: 32 },
    ]);
    expect(bytes).toEqual({ page: 3, script: 4, font: 8, picture: 16, other: 32 });
    expect(totalBytes(bytes)).toBe(63);
  });

  it('makes calls that their contract takes', () => {
    const plans = callPlans('plan');
    expect(plans.length).toBeGreaterThan(10);
    for (const { name, input } of plans) {
      expect(ENDPOINTS[name].input.safeParse(input).error, name).toBeUndefined();
    }
  });

  it('looks at every kind of page in both languages', () => {
    const paths = benchPages().map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toContain('/de/blog/ki-glossar-vorgestellt');
    expect(paths).toContain('/blog/introducing-ai-glossary');
  });
});
