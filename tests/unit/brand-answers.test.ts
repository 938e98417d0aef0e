import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { analyzeAnswer } from '#shared/rules/brand-analysis.ts';

const examplesSchema = z.array(
  z.strictObject({
    brand: z.string().default('Anlauf'),
    text: z.string(),
    /** Mentions of the brand, and its rank. */
    found: z.tuple([z.int(), z.int().nullable()]),
    /** Domains of the links. */
    cites: z.array(z.string()).default([]),
  }),
);

const folder = new URL('../answers/', import.meta.url);
const files = readdirSync(folder).map((name) => {
  const text = readFileSync(new URL(name, folder), 'utf8');
  return { name, examples: examplesSchema.parse(parse(text)) };
});

describe.each(files)('answers of $name', ({ examples }) => {
  it.each(examples)('$brand: $text', ({ brand, text, found, cites }) => {
    const analysis = analyzeAnswer(text, {
      brand_name: brand,
      brand_variants: [],
      competitors: ['Kiezwerk', 'Nordlicht'],
      own_domains: [],
    });
    expect([analysis.mentions_count, analysis.list_rank]).toEqual(found);
    expect(analysis.links.map(({ domain }) => domain)).toEqual(cites);
  });
});

it('are at least 150', () => {
  expect(files.flatMap(({ examples }) => examples).length).toBeGreaterThanOrEqual(150);
});
