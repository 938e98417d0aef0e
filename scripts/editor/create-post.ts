import { existsSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContent } from '#src/integrations/content-checks/read-content.ts';
import { entriesOf } from '#src/integrations/content-checks/entries.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from '#src/content/schemas/post.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { PLACEHOLDERS, TO_TRANSLATE } from '#src/integrations/content-checks/placeholders.ts';
import { slugOf } from '#src/integrations/content-checks/slug.ts';
import { mdxText } from './editor-text.ts';

const BLOG = 'src/content/blog';
const COVER = fileURLToPath(new URL('cover.svg', import.meta.url));

export interface NewPost {
  /** Folder of the project. */
  root: string;
  title: string;
  /** Without it the German file keeps the English title, marked as to be translated. */
  germanTitle?: string | undefined;
  /** Day of publication, like 2025-03-14. */
  day: string;
}

/**
 * Makes both language files of a post with the next free shared id, and its cover.
 *
 * @returns the paths of the two files and of the cover, from the root
 * @throws with what to do when a title is empty or too long, or its address is taken
 */
export async function createPost(post: NewPost): Promise<Record<Locale | 'cover', string>> {
  const id = await nextId(post.root);
  const titles = { en: post.title, de: post.germanTitle ?? `${TO_TRANSLATE} ${post.title}` };
  const slugs = { en: slugOf(post.title), de: slugOf(post.germanTitle ?? post.title) };
  const files = {
    en: `${BLOG}/en/${slugs.en}.mdx`,
    de: `${BLOG}/de/${slugs.de}.mdx`,
    cover: `${BLOG}/images/${id}.svg`,
  };
  for (const locale of ['en', 'de'] as const) {
    checkTitle(titles[locale], slugs[locale]);
    if (existsSync(join(post.root, files[locale]))) {
      throw new Error(`${files[locale]} exists. Choose another title, or edit that post.`);
    }
  }
  if (!existsSync(join(post.root, files.cover))) {
    await copyFile(COVER, join(post.root, files.cover));
  }
  for (const locale of ['en', 'de'] as const) {
    await writeFile(
      join(post.root, files[locale]),
      postText({ id, locale, title: titles[locale], day: post.day }),
    );
  }
  return files;
}

function checkTitle(title: string, slug: string): void {
  if (!slug) throw new Error(`The title "${title}" has no letters or digits for an address.`);
  if (title.length > MAX_TITLE) {
    throw new Error(`The title "${title}" is longer than ${MAX_TITLE} characters. Shorten it.`);
  }
}

async function nextId(root: string): Promise<number> {
  const ids = entriesOf(await readContent(root))
    .filter(({ collection }) => collection === 'blog')
    .map(({ id }) => Number(id));
  return Math.max(0, ...ids.filter(Number.isInteger)) + 1;
}

/** Passes the checks as it is, and is a draft until it is written. */
function postText(post: { id: number; locale: Locale; title: string; day: string }): string {
  const { description, body } = PLACEHOLDERS[post.locale];
  const frontmatter = {
    id: String(post.id),
    title: post.title,
    description: `${post.title}. ${description}`.slice(0, MAX_DESCRIPTION),
    date: post.day,
    readTime: 1,
    category: 'resources',
    image: `../images/${post.id}.svg`,
    video: false,
    draft: true,
  };
  return mdxText(frontmatter, body);
}
