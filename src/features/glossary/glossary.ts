import { getEntry } from 'astro:content';
import type { EntryPage } from '@/content/schemas/entry-page';
import type { Source } from '@/content/schemas/source';
import { GLOSSARY_CATEGORIES, type GlossaryCategory } from '@/content/schemas/glossary';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES, termPath } from '@/routes';

export interface Term {
  id: string;
  term: string;
  definition: string;
  aliases: string[];
  example: string;
  /** Related terms. */
  see: TermLink[];
  /** Further ones, for its page. */
  more: TermLink[];
  source?: Source | undefined;
  /** A page of its own, where the term has one. */
  page?: EntryPage | undefined;
}

export interface TermLink {
  id: string;
  term: string;
  /** Unprefixed: the term's page, else its place in the glossary. */
  path: string;
}

export interface TermGroup {
  category: GlossaryCategory;
  terms: Term[];
}

/** The glossary of a language by category; terms are sorted by the language's rules. */
export async function termGroups(locale: Locale): Promise<TermGroup[]> {
  const { compare } = new Intl.Collator(locale);
  const files = await Promise.all(
    GLOSSARY_CATEGORIES.map(async (category) => {
      const entry = await getEntry('glossary', `${locale}/${category}`);
      if (!entry) throw new Error(`src/content/glossary/${locale}/${category}.yaml is missing.`);
      return { category, ...entry.data };
    }),
  );
  const links = new Map(files.flatMap(({ terms }) => terms.map((term) => [term.id, linkTo(term)])));
  return files.map(({ category, terms }) => ({
    category,
    terms: terms
      .map((term) => {
        const linksOf = (ids: readonly string[]) =>
          ids.map((id) => linked(id, links, term.id, locale));
        return { ...term, see: linksOf(term.see), more: linksOf(term.more) };
      })
      .toSorted((a, b) => compare(a.term, b.term)),
  }));
}

/** A link to a term. */
export function linkTo({ id, term, page }: Pick<Term, 'id' | 'term' | 'page'>): TermLink {
  return { id, term, path: page ? termPath(id) : `${ROUTES.glossary}#${id}` };
}

function linked(
  id: string,
  links: ReadonlyMap<string, TermLink>,
  from: string,
  locale: Locale,
): TermLink {
  const link = links.get(id);
  if (link === undefined || id === from) {
    throw new Error(
      `src/content/glossary/${locale}: "${from}" points to "${id}"; name another term.`,
    );
  }
  return link;
}

/** schema.org data of the glossary. Without its terms, which would add 1.5 KB to the page. */
export function glossaryData(locale: Locale, name: string, site: URL | undefined): object {
  const page = new URL(localizedPath(ROUTES.glossary, locale), site).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    '@id': page,
    url: page,
    name,
    inLanguage: locale,
  };
}

/** Number of the glossary's terms in a language. */
export async function termCount(locale: Locale): Promise<number> {
  const groups = await termGroups(locale);
  return groups.reduce((sum, { terms }) => sum + terms.length, 0);
}
