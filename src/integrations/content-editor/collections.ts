import type { z } from 'astro/zod';
import { sixStepsSchema, smartBuilderSchema } from '../../content/schemas/builder.ts';
import { serviceSchema } from '../../content/schemas/service.ts';
import type { Locale } from '../../i18n/locales.ts';
import { rulesOf } from '../content-checks/collections.ts';
import { labelOf } from './labels.ts';

/** A folder of entries; each entry is one file in each language. */
export interface EditedFolder {
  kind: 'folder';
  /** Folder of `src/content`. */
  name: string;
  label: string;
  singular: string;
  schema: z.ZodType;
  /** Extension of the files; MDX has a text below its fields. */
  ending: 'mdx' | 'yaml';
  /**
   * Whether an editor may add entries; in the other folders each file belongs to a page or a
   * category.
   */
  create: boolean;
  /** Fields that are the same in both languages: edited once, copied to the other language. */
  shared: readonly string[];
  /** Switches that are on in a new entry. */
  switchedOn: readonly string[];
  /** The field that connects the two languages, where their file names differ. */
  joinedBy?: string;
  /** The text of an entry in the list; the file name where there is no title. */
  summary: string;
  /** Without the rich text mode, which rewrites fenced code. */
  markdownOnly?: boolean;
}

/** Single files, each with its own fields. */
export interface EditedFiles {
  kind: 'files';
  name: string;
  label: string;
  files: readonly {
    name: string;
    label: string;
    /** Path below `src/content`; `{{locale}}` where there is one file per language. */
    path: string;
    schema: z.ZodType;
  }[];
}

export type EditedCollection = EditedFolder | EditedFiles;

function schemaOf(folder: string): z.ZodType {
  const schema = rulesOf(folder)?.schema;
  if (!schema)
    throw new Error(`src/content/${folder} has no schema in content-checks/collections.ts`);
  return schema;
}

const folder = (
  name: string,
  label: string,
  singular: string,
  more: Partial<EditedFolder> = {},
): EditedFolder => ({
  kind: 'folder',
  name,
  label,
  singular,
  schema: schemaOf(name),
  ending: 'yaml',
  create: false,
  shared: [],
  switchedOn: [],
  summary: '{{title}}',
  ...more,
});

/** The content that the editor shows, in the order of its list. */
export const EDITED_COLLECTIONS: readonly EditedCollection[] = [
  folder('blog', 'Posts', 'Post', {
    ending: 'mdx',
    create: true,
    shared: ['id', 'date', 'updated', 'category', 'image', 'video', 'draft'],
    switchedOn: ['draft'],
    joinedBy: 'id',
  }),
  {
    kind: 'files',
    name: 'services',
    label: 'Service pages',
    files: serviceSchema.options.map((schema) => {
      const { value: page } = schema.shape.page;
      const path = `services/{{locale}}/${page}.yaml`;
      return { name: page, label: labelOf(page), path, schema };
    }),
  },
  folder('packages', 'Packages', 'Package'),
  folder('projects', 'Projects', 'Project', {
    create: true,
    shared: ['urlKey', 'listed', 'image'],
  }),
  folder('glossary', 'Glossary', 'Category', { shared: ['checked'], summary: '{{slug}}' }),
  folder('prompts', 'Prompt library', 'Category', { summary: '{{category.name}}' }),
  folder('lessons', 'Lessons', 'Lesson', {
    ending: 'mdx',
    create: true,
    shared: ['category', 'order', 'tool', 'featured', 'isNew', 'open', 'created'],
    markdownOnly: true,
  }),
  folder('legal', 'Legal texts', 'Legal text', { ending: 'mdx' }),
  {
    kind: 'files',
    name: 'lists',
    label: 'Tools and lists',
    files: [
      {
        name: 'tools',
        label: 'Periodic table of AI tools',
        path: 'tools/tools.yaml',
        schema: schemaOf('tools'),
      },
      {
        name: 'events',
        label: 'First live Q&As',
        path: 'events/events.yaml',
        schema: schemaOf('events'),
      },
      {
        name: 'teasers',
        label: 'Teasers on the projects page',
        path: 'teasers/{{locale}}.yaml',
        schema: schemaOf('teasers'),
      },
      {
        name: 'smart-builder',
        label: 'Smart Prompt Builder',
        path: 'builder/{{locale}}/smart-builder.yaml',
        schema: smartBuilderSchema,
      },
      {
        name: 'six-steps',
        label: 'Six-step Prompt Builder',
        path: 'builder/{{locale}}/six-steps.yaml',
        schema: sixStepsSchema,
      },
    ],
  },
];

/** The language of the left side; its file name is the entry's. */
export const FIRST_LOCALE: Locale = 'en';
