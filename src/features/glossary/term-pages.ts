import { type Crumb, entryData } from '@/components/site/entry-data';
import type { EntryPage } from '@/content/schemas/entry-page';
import type { GlossaryCategory } from '@/content/schemas/glossary';
import { dictionary } from '@/i18n/dictionaries';
import { localizedPath, type Locale, parseLocale } from '@/i18n/locales';
import { localeStaticPaths } from '@/i18n/static-paths';
import { ROUTES } from '@/routes';
import { linkTo, type Term, termGroups, type TermLink } from './glossary';

/** A term with a page of its own. */
export interface PagedTerm extends Term {
  page: EntryPage;
  category: GlossaryCategory;
  /** Terms that a reader wants next, then others of its category. */
  related: TermLink[];
}

/** How many links to other terms a page has at least, where its category has as many pages. */
const RELATED_COUNT = 6;

async function pagedTerms(locale: Locale): Promise<PagedTerm[]> {
  const groups = await termGroups(locale);
  return groups.flatMap(({ category, terms }) =>
    terms.flatMap((term) => {
      if (!term.page) return [];
      const own = [...term.see, ...term.more];
      const named = new Set([term.id, ...own.map(({ id }) => id)]);
      const others = terms.filter(({ id, page }) => page && !named.has(id)).map(linkTo);
      const related = [...own, ...others.slice(0, Math.max(0, RELATED_COUNT - own.length))];
      return { ...term, page: term.page, category, related };
    }),
  );
}

/** `getStaticPaths` of the terms' pages. */
export async function termStaticPaths() {
  const paths = localeStaticPaths().map(async ({ params }) => {
    const terms = await pagedTerms(parseLocale(params.locale));
    return terms.map((term) => ({ params: { ...params, term: term.id }, props: { term } }));
  });
  return (await Promise.all(paths)).flat();
}

/** The way from the home page to a term. */
export function termCrumbs(term: Term, locale: Locale): Crumb[] {
  const { glossary, nav } = dictionary(locale);
  return [
    { name: nav.home, path: ROUTES.home },
    { name: glossary.heading, path: ROUTES.glossary },
    { name: term.term, path: linkTo(term).path },
  ];
}

/** schema.org data of a term's page. */
export function termData(term: PagedTerm, locale: Locale, site: URL | undefined): object {
  const crumbs = termCrumbs(term, locale);
  const addressOf = (path: string) => new URL(localizedPath(path, locale), site).href;
  const { page, definition, aliases } = term;
  const info = { name: page.question, description: definition, crumbs, locale, site };
  return entryData(info, {
    '@type': 'DefinedTerm',
    name: term.term,
    ...(aliases.length > 0 && { alternateName: aliases }),
    description: definition,
    url: addressOf(linkTo(term).path),
    inDefinedTermSet: addressOf(ROUTES.glossary),
  });
}
