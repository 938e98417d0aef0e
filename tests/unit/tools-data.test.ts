import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { TOOL_CATEGORIES, TOOL_COUNT, toolsSchema } from '#src/content/schemas/tool.ts';

const file = new URL('../../src/content/tools/tools.yaml', import.meta.url);
const { tools } = toolsSchema.parse(
  parse(readFileSync(file, 'utf8'), { customTags: ['timestamp'] }),
);

test('every fact about a tool has a source, read no later than today', () => {
  expect(tools).toHaveLength(TOOL_COUNT);
  const facts = tools.flatMap(({ price, data, plan }) => [price, data, plan]);
  const sources = [...tools.map(({ source }) => source), ...facts.map((fact) => fact?.source)];
  const days = sources.flatMap((source) => source?.read?.getTime() ?? []);
  expect(days.length).toBeGreaterThan(0);
  expect(Math.max(...days)).toBeLessThanOrEqual(Date.now());
});

test('every category has a tool, and no two tools share an address', () => {
  expect(new Set(tools.map(({ category }) => category))).toEqual(new Set(TOOL_CATEGORIES));
  expect(new Set(tools.map(({ url }) => url)).size).toBe(TOOL_COUNT);
});

test('every country has a name in both languages', () => {
  for (const locale of ['en', 'de']) {
    const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    expect(tools.filter(({ seat }) => !countries.of(seat))).toEqual([]);
  }
});

test('a use case is one or two short sentences in both languages', () => {
  const texts = tools.flatMap(({ useCase }) => [useCase.en, useCase.de]);
  expect(texts.filter((text) => text.length > 110 || !text.endsWith('.'))).toEqual([]);
});
