import { readdirSync, readFileSync } from 'node:fs';
import type { CmsConfig, EntryCollection, Field, FileCollection } from '@sveltia/cms';
import Ajv from 'ajv';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { EDITED_COLLECTIONS } from '#src/integrations/content-editor/collections.ts';
import { editorConfiguration } from '#src/integrations/content-editor/configuration.ts';
import { editorPage } from '#src/integrations/content-editor/page.ts';
import { readSiteEnvironment } from '#src/integrations/site-environment.ts';

const config = editorConfiguration(readSiteEnvironment({}));

type Part = Field & { fields?: Part[]; field?: Part; options?: { value: unknown }[] };

/** Every set of fields that the editor shows, with the schema of its files. */
const forms = EDITED_COLLECTIONS.flatMap((collection) => {
  const shown = (config.collections ?? []).find(
    (other): other is EntryCollection | FileCollection =>
      'name' in other && other.name === collection.name,
  );
  if (collection.kind === 'folder') {
    const fields = (shown as EntryCollection).fields.filter(({ name }) => name !== 'body');
    return [{ name: collection.name, fields: fields as Part[], schema: collection.schema }];
  }
  return collection.files.map(({ name, schema }, index) => ({
    name: `${collection.name}/${name}`,
    fields: ((shown as FileCollection).files[index] as { fields: Part[] }).fields,
    schema,
  }));
});

/** The schema without its optional, nullable and default wrappers. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? bare(schema.unwrap())
    : schema;
}

/** A schema's limits in the terms of the editor's configuration. */
function rulesOf(outer: z.core.$ZodType): Record<string, unknown> {
  const schema = bare(outer);
  const rules: Record<string, unknown> = {};
  if (schema instanceof z.ZodString || schema instanceof z.ZodURL) {
    rules['minlength'] = schema.minLength ?? undefined;
    rules['maxlength'] = schema.maxLength ?? undefined;
  }
  if (schema instanceof z.ZodNumber) {
    // Without a limit of ours a whole number is bounded by what JavaScript counts exactly.
    const own = (limit: number | null) =>
      limit !== null && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined;
    rules['min'] = own(schema.minValue) === 0 ? 1 : own(schema.minValue);
    rules['max'] = own(schema.maxValue);
  }
  if (schema instanceof z.ZodArray) {
    for (const check of schema.def.checks ?? []) {
      const { def } = check._zod;
      if ('minimum' in def) rules['min'] = def.minimum;
      if ('maximum' in def) rules['max'] = def.maximum;
      if ('length' in def) Object.assign(rules, { min: def.length, max: def.length });
    }
  }
  const choice = schema instanceof z.ZodArray ? schema.element : schema;
  if (choice instanceof z.ZodEnum) rules['options'] = choice.options;
  if (choice instanceof z.ZodUnion) {
    rules['options'] = choice.options.flatMap((option) =>
      option instanceof z.ZodLiteral ? [...option.values] : [],
    );
  }
  return Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined));
}

/** What the editor enforces for a field. */
function limitsOf(field: Part): Record<string, unknown> {
  const entries = Object.entries(field)
    .filter(([name]) => ['min', 'max', 'minlength', 'maxlength', 'options'].includes(name))
    .map(([name, value]) => [
      name,
      name === 'options' ? field.options?.map((one) => one.value) : value,
    ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** Every way in which fields differ from the schema that they are for. */
function differences(fields: readonly Part[], outer: z.core.$ZodType, path: string): string[] {
  const schema = bare(outer);
  const shape: Record<string, z.core.$ZodType> =
    schema instanceof z.ZodRecord
      ? Object.fromEntries(
          (schema.keyType as unknown as z.ZodEnum).options.map((key) => [key, schema.valueType]),
        )
      : (schema as z.ZodObject).shape;
  const names = fields.map(({ name }) => name);
  const own = Object.keys(shape);
  const found = [
    ...own.filter((name) => !names.includes(name)).map((name) => `${path}.${name} is not shown`),
    ...names.filter((name) => !own.includes(name)).map((name) => `${path}.${name} is not known`),
  ];
  for (const field of fields) {
    const part = shape[field.name];
    if (!part) continue;
    const place = `${path}.${field.name}`;
    const inner = bare(part);
    const isOptional = part instanceof z.ZodOptional || part instanceof z.ZodDefault;
    if ('required' in field && field.required === isOptional) {
      found.push(`${place} is ${isOptional ? 'not ' : ''}required`);
    }
    const rules = JSON.stringify(Object.entries(rulesOf(part)).sort());
    const limits = JSON.stringify(Object.entries(limitsOf(field)).sort());
    if (rules !== limits) found.push(`${place} has ${limits} and not ${rules}`);
    if (field.fields) {
      const item = inner instanceof z.ZodArray ? inner.element : inner;
      found.push(...differences(field.fields, item as z.core.$ZodType, place));
    }
  }
  return found;
}

test.each(forms)(
  'the editor has the fields of $name, with their limits',
  ({ name, fields, schema }) => {
    expect(differences(fields, schema, name)).toEqual([]);
  },
);

test('a field or a limit that differs is found', () => {
  const [blog] = forms;
  if (!blog) throw new Error('no forms');
  const changed = blog.fields
    .filter(({ name }) => name !== 'date')
    .map((field) => (field.name === 'title' ? { ...field, maxlength: 5 } : field));
  expect(differences(changed, blog.schema, 'blog').map((text) => text.split(' ')[0])).toEqual([
    'blog.date',
    'blog.title',
  ]);
});

test('every field that an editor fills in has a description', () => {
  const silent = (fields: readonly Part[], path: string): string[] =>
    fields.flatMap((field) => {
      const place = `${path}.${field.name}`;
      if (field.fields) return silent(field.fields, place);
      if (field.field ?? field.widget === 'hidden') return [];
      return 'hint' in field && field.hint ? [] : [place];
    });
  expect(forms.flatMap(({ name, fields }) => silent(fields, name))).toEqual([]);
});

test('a new post is a draft, and no other switch is on', () => {
  const switchedOn = forms.flatMap(({ name, fields }) =>
    fields
      .filter((field) => 'default' in field && field.default === true)
      .map((field) => `${name}.${field.name}`),
  );
  expect(switchedOn).toEqual(['blog.draft']);
});

test('every folder of the content can be edited', () => {
  const folders = readdirSync(new URL('../../src/content', import.meta.url), {
    withFileTypes: true,
  })
    .filter((entry) => entry.isDirectory() && entry.name !== 'schemas')
    .map(({ name }) => name);
  const edited = EDITED_COLLECTIONS.flatMap((collection) =>
    collection.kind === 'folder'
      ? [collection.name]
      : collection.files.map(({ path }) => path.split('/')[0]),
  );
  expect([...new Set(edited)].toSorted()).toEqual(folders.toSorted());
});

describe('the configuration', () => {
  const schema = JSON.parse(
    readFileSync(
      new URL('../../node_modules/@sveltia/cms/schema/sveltia-cms.json', import.meta.url),
      'utf8',
    ),
  ) as object;
  const validate = new Ajv({ allErrors: true, unknownFormats: 'ignore' }).compile(schema);
  const plain = (given: CmsConfig) => JSON.parse(JSON.stringify(given)) as unknown;

  test('is valid by the schema of Sveltia CMS', () => {
    validate(plain(config));
    expect(validate.errors ?? []).toEqual([]);
  });

  test('names the repository, the branch and the sign-in of the environment', () => {
    const { backend } = editorConfiguration(
      readSiteEnvironment({
        PUBLIC_EDITOR_REPOSITORY: 'agency/site',
        PUBLIC_EDITOR_BRANCH: 'content',
        PUBLIC_EDITOR_AUTH_URL: 'https://auth.example.com',
      }),
    );
    expect(backend).toEqual({
      name: 'github',
      repo: 'agency/site',
      branch: 'content',
      base_url: 'https://auth.example.com',
    });
  });

  test('signs editors in by a token where there is no OAuth sign-in', () => {
    const { backend } = editorConfiguration(
      readSiteEnvironment({ PUBLIC_EDITOR_REPOSITORY: 'agency/site' }),
    );
    expect(backend).toMatchObject({ branch: 'main', auth_methods: ['token'] });
  });
});

describe('the page', () => {
  const calls = (given: Record<string, string>) =>
    /connect-src ([^;]+)/.exec(editorPage(readSiteEnvironment(given), '/admin/editor.js'))?.[1];

  test('connects to no host where it edits files of this machine', () => {
    expect(calls({})).toBe("'self' blob: data:");
  });

  test('connects to GitHub alone where a repository is configured', () => {
    expect(calls({ PUBLIC_EDITOR_REPOSITORY: 'agency/site' })).toBe(
      "'self' blob: data: https://api.github.com https://github.com",
    );
  });

  test('is never indexed', () => {
    const page = editorPage(readSiteEnvironment({}), '/admin/editor.js');
    expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  });
});
