import type { CmsConfig, Collection, Field } from '@sveltia/cms';
import { FAVICON } from '../../lib/logo-mark.ts';
import { CONTENT_FOLDER } from '../content-checks/read-content.ts';
import { LOCALES } from '../../i18n/locales.ts';
import { SITE } from '../../site.config.ts';
import type { SiteEnvironment } from '../site-environment.ts';
import {
  EDITED_COLLECTIONS,
  type EditedFiles,
  type EditedFolder,
  FIRST_LOCALE,
} from './collections.ts';
import { editableSchema, fieldsOf } from './fields.ts';

/** A picture is a path relative to its post or project, which Astro resolves. */
const imagesOf = (name: string) => ({
  media_folder: `/${CONTENT_FOLDER}/${name}/images`,
  public_folder: '../images',
});

const BODY: Field = {
  name: 'body',
  label: 'Text',
  hint: 'Markdown. Headings begin with ##, links to our own pages with a slash.',
  widget: 'richtext',
  modes: ['rich_text', 'raw'],
  // The page's title is its only h1.
  buttons: [
    'bold',
    'italic',
    'code',
    'link',
    'heading-two',
    'heading-three',
    'quote',
    'bulleted-list',
    'numbered-list',
  ],
  editor_components: ['image'],
  linked_images: false,
  use_emoji_autocomplete: false,
  i18n: true,
};

/** The editor's configuration for our content. */
export function editorConfiguration(environment: SiteEnvironment): CmsConfig {
  const { PUBLIC_EDITOR_REPOSITORY: repo, PUBLIC_EDITOR_BRANCH: branch } = environment;
  const { PUBLIC_EDITOR_AUTH_URL: authUrl } = environment;
  return {
    load_config_file: false,
    backend: {
      name: 'github',
      repo: repo || `local/${SITE.brand}`,
      branch: branch || 'main',
      ...(authUrl ? { base_url: authUrl } : { auth_methods: ['token'] }),
    },
    app_title: `${SITE.brand} editor`,
    site_url: environment.PUBLIC_SITE_URL,
    logo: { src: FAVICON },
    media_folder: `${CONTENT_FOLDER}/blog/images`,
    public_folder: '/images',
    // Stock photo services would need third-party scripts and licences.
    media_libraries: {
      stock_assets: { providers: [] },
      // HEIC photos of iPhones, which neither browsers nor the build can read, are converted.
      default: {
        config: { slugify_filename: true, transformations: { heic: { format: 'webp' } } },
      },
    },
    i18n: { structure: 'multiple_folders', locales: [...LOCALES], default_locale: FIRST_LOCALE },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: EDITED_COLLECTIONS.map((collection) =>
      collection.kind === 'folder' ? folderOf(collection) : filesOf(collection),
    ),
  };
}

function bodyOf({ markdownOnly }: EditedFolder): Field {
  return markdownOnly ? ({ ...BODY, modes: ['raw'] } as Field) : BODY;
}

function folderOf(collection: EditedFolder): Collection {
  const { name, label, singular, ending, create, joinedBy, summary } = collection;
  const fields = fieldsOf(editableSchema(collection.schema)).map((field) => ({
    ...(field.name === 'image' ? asPicture(field) : field),
    ...(collection.shared.includes(field.name) && { i18n: 'duplicate' as const }),
    ...(collection.switchedOn.includes(field.name) && { default: true }),
  }));
  return {
    name,
    label,
    label_singular: singular,
    folder: `${CONTENT_FOLDER}/${name}`,
    extension: ending,
    format: ending === 'mdx' ? 'yaml-frontmatter' : 'yaml',
    create,
    delete: create,
    duplicate: create,
    summary,
    ...(fields.some((field) => field.name === 'image') && imagesOf(name)),
    i18n: joinedBy ? { canonical_slug: { key: joinedBy, value: `{{fields.${joinedBy}}}` } } : true,
    ...(joinedBy && { slug: '{{title | localize}}' }),
    fields: ending === 'mdx' ? [...fields, bodyOf(collection)] : fields,
    editor: { preview: ending === 'mdx' },
  } as Collection;
}

/**
 * An image field for a path: in the schema it is a string, whose options an image field does not
 * have.
 */
function asPicture(field: Field): Field {
  const options = Object.entries(field).filter(([name]) => name !== 'use_emoji_autocomplete');
  return { ...Object.fromEntries(options), widget: 'image', choose_url: false } as Field;
}

function filesOf({ name, label, files }: EditedFiles): Collection {
  return {
    name,
    label,
    editor: { preview: false },
    i18n: true,
    files: files.map((file) => ({
      name: file.name,
      label: file.label,
      file: `${CONTENT_FOLDER}/${file.path}`,
      format: 'yaml',
      i18n: file.path.includes('{{locale}}'),
      fields: fieldsOf(editableSchema(file.schema)),
    })),
  } as Collection;
}
