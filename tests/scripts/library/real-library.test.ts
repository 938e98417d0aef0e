import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentStatus } from '#scripts/editor/status.ts';
import { readLibrary } from '#scripts/library/read-library.ts';
import { isGuarded } from '#src/content/schemas/prompt-rules.ts';
import { promptFileSchema } from '#src/content/schemas/prompt.ts';
import { LOCALES } from '#src/i18n/locales.ts';
import type { LibraryPrompt } from '#shared/entities/prompt.ts';
import { PROMPT_TAGS } from '#shared/entities/prompt-tags.ts';
import { fillVariables, promptVariables } from '#shared/rules/prompt-variables.ts';

/** The library as editors keep it, which is what members pay for. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const { prompts, categories } = await readLibrary(root);
const { unfinished } = await contentStatus(root);

const keyOf = ({ id }: LibraryPrompt) => id.replace(/\.\w+$/, '');

test('it has at least 200 prompts in 14 categories, and ten chains, in both languages', () => {
  for (const locale of LOCALES) {
    const own = prompts.filter(({ language }) => language === locale);
    expect(own.length).toBeGreaterThanOrEqual(200);
    expect(own.filter(({ steps }) => steps !== undefined).length).toBeGreaterThanOrEqual(10);
    const filled = new Set(own.map(({ category_id }) => category_id));
    expect([...filled].sort()).toEqual(categories.map(({ id }) => id).sort());
    for (const length of ['quick', 'standard', 'playbook']) {
      expect(own.filter((prompt) => prompt.length === length).length).toBeGreaterThan(9);
    }
  }
  expect(categories.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['images', 'video', 'audio-voice', 'spreadsheets', 'sql', 'code']),
  );
  expect(categories.length).toBeGreaterThanOrEqual(14);
});

test('both languages have the same prompts, which fit together', () => {
  const [english, german] = LOCALES.map((locale) =>
    prompts.filter(({ language }) => language === locale).map(keyOf),
  );
  expect(german?.sort()).toEqual(english?.sort());
  expect(new Set(english).size).toBe(english?.length);
  expect(unfinished).toEqual([]);
});

test.each(prompts.map((prompt) => [prompt.id, prompt] as const))(
  'the examples fill every variable of %s',
  (_, { content, variables = [] }) => {
    const examples = Object.fromEntries(variables.map(({ name, example }) => [name, example]));
    expect(promptVariables(content).length).toBeGreaterThan(0);
    expect(promptVariables(fillVariables(content, examples))).toEqual([]);
  },
);

test.each(LOCALES)(
  'what strangers wrote is kept from being obeyed, in %s (product 19.18)',
  (locale) => {
    const files = globSync(`${root}src/content/prompts/${locale}/*.yaml`);
    const written = files.flatMap(
      (file) =>
        promptFileSchema.parse(parse(readFileSync(file, 'utf8'), { customTags: ['timestamp'] }))
          .prompts,
    );
    const exposed = written.filter(({ variables }) => variables.some(({ untrusted }) => untrusted));
    expect(exposed.length).toBeGreaterThan(100);
    for (const { id, content, steps } of exposed) {
      const text = content ?? steps?.map((step) => step.content).join('\n') ?? '';
      expect([id, isGuarded(text, locale)]).toEqual([id, true]);
    }
  },
);

test('no more than 64 tags lead to them', () => {
  expect(Object.keys(PROMPT_TAGS).length).toBeLessThanOrEqual(64);
});
