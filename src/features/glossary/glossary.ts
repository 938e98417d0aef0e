import { getEntry } from 'astro:content';
import { GLOSSARY_CATEGORIES, type GlossaryCategory } from '@/content/schemas/glossary';
import { localizedPath, type Locale } from '@/i18n/locales';
import { ROUTES } from '@/routes';

export interface Term {
  id: string;
  term: string;
  definition: string;
  aliases: string[];
}

export interface TermGroup {
  category: GlossaryCategory;
  terms: Term[];
}

/** The glossary of a language, category by category, terms in the language's alphabet. */
export async function termGroups(locale: Locale): Promise<TermGroup[]> {
  const { compare } = new Intl.Collator(locale);
  return Promise.all(
    GLOSSARY_CATEGORIES.map(async (category) => {
      const entry = await getEntry('glossary', `${locale}/${category}`);
      if (!entry) throw new Error(`src/content/glossary/${locale}/${category}.yaml is missing.`);
      return { category, terms: entry.data.terms.toSorted((a, b) => compare(a.term, b.term)) };
    }),
  );
}

/** schema.org data of the glossary. */
export function glossaryData(
  groups: TermGroup[],
  { locale, name, site }: { locale: Locale; name: string; site: URL | undefined },
): object {
  const page = new URL(localizedPath(ROUTES.glossary, locale), site).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    '@id': page,
    name,
    inLanguage: locale,
    hasDefinedTerm: groups
      .flatMap(({ terms }) => terms)
      .map(({ id, term }) => ({ '@type': 'DefinedTerm', name: term, url: `${page}#${id}` })),
  };
}
