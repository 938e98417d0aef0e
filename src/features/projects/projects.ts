import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { postPath, postsOf } from '@/lib/posts';
import { localizedPath, type Locale, parseLocale } from '@/i18n/locales';
import { localeStaticPaths } from '@/i18n/static-paths';
import { PROJECT_IDS, ROUTES } from '@/routes';
import { SITE } from '@/site.config';

export type Project = CollectionEntry<'projects'>;

/** The part of an entry's id after its language: the project's id in the address. */
function projectId(project: Project): string {
  return project.id.slice(project.id.indexOf('/') + 1);
}

/** Unprefixed path of a project's page. */
export function projectPath(project: Project): string {
  return `${ROUTES.projects}/${projectId(project)}`;
}

/** Address of the project's own site, if it has one. */
export function projectUrl(project: Project): string | undefined {
  const { urlKey } = project.data;
  return Object.entries(SITE.projects).find(([key]) => key === urlKey)?.[1];
}

async function projectsOf(locale: Locale): Promise<Project[]> {
  return getCollection('projects', ({ id }) => id.startsWith(`${locale}/`));
}

/** The projects that have a card (product 11.5), in descending alphabetical order. */
export async function listedProjects(locale: Locale): Promise<Project[]> {
  const listed = (await projectsOf(locale)).filter(({ data }) => data.listed);
  return listed.sort((a, b) => b.id.localeCompare(a.id));
}

export interface Teaser {
  title: string;
  description: string;
  buttonText: string;
  href: string;
}

/** Article teasers of a language, with the address of the post that each one opens. */
export async function articleTeasers(locale: Locale): Promise<Teaser[]> {
  const entry = await getEntry('teasers', locale);
  const posts = await postsOf(locale);
  return (entry?.data.teasers ?? []).map(({ post: id, ...teaser }) => {
    const post = posts.find(({ data }) => data.id === id);
    if (!post) throw new Error(`src/content/teasers/${locale}.yaml: there is no post "${id}".`);
    return { ...teaser, href: localizedPath(postPath(post), locale) };
  });
}

/** @throws Error for a project that is not in PROJECT_IDS: Hosting would redirect its page. */
function knownId(project: Project): string {
  const id = projectId(project);
  if (PROJECT_IDS.includes(id)) return id;
  throw new Error(`Add "${id}" to PROJECT_IDS in src/routes.ts and to firebase.json.`);
}

/** `getStaticPaths` of the project page. */
export async function projectStaticPaths() {
  const paths = localeStaticPaths().map(async ({ params }) => {
    const projects = await projectsOf(parseLocale(params.locale));
    return projects.map((project) => ({
      params: { ...params, projectId: knownId(project) },
      props: { project },
    }));
  });
  return (await Promise.all(paths)).flat();
}

/** schema.org data of the project list (product 11.5). */
export function projectListData(
  projects: Project[],
  locale: Locale,
  site: URL | undefined,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: projects.map((project, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'CreativeWork',
        name: project.data.title,
        description: project.data.description,
        url: new URL(localizedPath(projectPath(project), locale), site).href,
      },
    })),
  };
}
