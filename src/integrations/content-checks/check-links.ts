import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isSeq } from 'yaml';
import { type Locale, otherLocale } from '#src/i18n/locales.ts';
import { feedPath, REDIRECTS, ROUTES, termPath, toolPath } from '#src/routes.ts';
import type { Publication } from '#shared/rules/publication.ts';
import { type ContentFile, textAt } from './content-file.ts';
import { entriesOf, TERM_PAGES } from './entries.ts';
import type { Problem } from './problem.ts';
import { isShown } from './publication.ts';
import { readSharedContent } from './read-content.ts';
import { referencesOf } from './references.ts';

const STATIC_PATHS = new Set<string>([
  ...Object.values(ROUTES),
  ...Object.keys(REDIRECTS),
  feedPath,
]);
const GLOSSARY_PATHS: ReadonlySet<string> = new Set([ROUTES.glossary, ROUTES.aiGlossary]);
/** `https:`, `mailto:`, `#heading`. */
const NOT_OURS = /^([a-z][a-z+.-]*:|\/\/|#)/i;
const LANGUAGE_PREFIX = /^\/(en|de)(?=\/|$)/;

interface Targets {
  paths: Set<string>;
  terms: Set<string>;
  /** Paths of the posts by id, and ids by path. */
  postPaths: Map<string, string>;
  postIds: Map<string, string>;
}

/**
 * Finds links to pages, posts, projects and glossary terms that do not exist in the file's
 * language.
 */
export function checkLinks(
  files: readonly ContentFile[],
  root: string,
  publication: Publication,
): Problem[] {
  const shown = files.filter((file) => isShown(file, publication));
  const tools = toolPages(root);
  const all = { en: targetsOf(files, 'en', tools), de: targetsOf(files, 'de', tools) };
  const published = { en: targetsOf(shown, 'en', tools), de: targetsOf(shown, 'de', tools) };
  return files.flatMap((file) => {
    // An unpublished post may link to other unpublished posts.
    const targets = shown.includes(file) ? published : all;
    return referencesOf(file)
      .filter(({ kind, target }) => kind === 'link' && !NOT_OURS.test(target))
      .flatMap(({ target, line }) => {
        const text = deadLinkText(target, file.locale, targets, root);
        if (!text) return [];
        const waits = !deadLinkText(target, file.locale, all, root);
        const why = `link "${target}" leads to a post that is not out yet; link it when it is`;
        return [{ file: file.path, line, text: waits ? why : text }];
      });
  });
}

/** Paths of the tools that have a page of their own, in both languages (product 18.4). */
function toolPages(root: string): string[] {
  return readSharedContent(root).flatMap((file) => {
    const tools = file.data.get('tools');
    if (!isSeq(tools)) return [];
    return tools.items.flatMap((_, index) => {
      const id = textAt(file, ['tools', index, 'id']);
      return id && file.data.hasIn(['tools', index, 'page']) ? toolPath(id) : [];
    });
  });
}

function targetsOf(
  files: readonly ContentFile[],
  locale: Locale,
  tools: readonly string[],
): Targets {
  const own = files.filter((file) => file.locale === locale);
  const posts = own.filter(({ collection }) => collection === 'blog');
  const projects = own.filter(({ collection }) => collection === 'projects');
  const postPath = ({ name }: ContentFile) => `${ROUTES.blog}/${name}`;
  const ids = entriesOf(posts).map(({ id, file }) => [id, postPath(file)] as const);
  return {
    paths: new Set([
      ...STATIC_PATHS,
      ...posts.map(postPath),
      ...projects.map(({ name }) => `${ROUTES.projects}/${name}`),
      ...entriesOf(own)
        .filter(({ collection }) => collection === TERM_PAGES)
        .map(({ id }) => termPath(id)),
      ...tools,
    ]),
    terms: new Set(
      entriesOf(own)
        .filter(({ collection }) => collection === 'glossary terms')
        .map(({ id }) => id),
    ),
    postPaths: new Map(ids),
    postIds: new Map(ids.map(([id, path]) => [path, id])),
  };
}

function deadLinkText(
  target: string,
  locale: Locale,
  targets: Record<Locale, Targets>,
  root: string,
): string | undefined {
  if (!target.startsWith('/')) {
    return `link "${target}" leads nowhere; begin links to our own pages with a slash, others with https://`;
  }
  const [address = '', fragment] = target.split('#');
  const path = address.split('?')[0] ?? '';
  if (LANGUAGE_PREFIX.test(path)) {
    return `link "${target}" names its language; write it as "${target.replace(LANGUAGE_PREFIX, '') || '/'}", the page adds the language`;
  }
  const own = targets[locale];
  if (!own.paths.has(path) && !existsSync(join(root, 'public', path))) {
    const id = targets[otherLocale(locale)].postIds.get(path);
    const version = id && own.postPaths.get(id);
    return version
      ? `link "${target}" leads to the post in the other language; write "${version}"`
      : `link "${target}" leads nowhere; correct it or name the page in src/routes.ts`;
  }
  const term = (REDIRECTS as Record<string, string>)[path] ?? path;
  if (fragment && GLOSSARY_PATHS.has(term) && !own.terms.has(fragment)) {
    return `link "${target}" names a term that the glossary does not have; use an id of src/content/glossary/${locale}/`;
  }
  return undefined;
}
