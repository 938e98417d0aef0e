import { PUBLIC_CLAIMS } from 'astro:env/client';
import { localizedPath, type Locale } from '@/i18n/locales';
import { isSamplePerson } from '#src/integrations/sample-operator.ts';
import { AUTHOR_PATH } from '@/routes';
import { SITE } from '@/site.config';

/**
 * The person who answers for the articles (product 12.14); null where the team does. The sample
 * person is on the sample operator's site only.
 */
export function articleAuthor() {
  const { author } = SITE;
  if (!author) return null;
  const isSample = isSamplePerson(author);
  return isSample && PUBLIC_CLAIMS !== 'all' ? null : { ...author, isSample };
}

export type Author = NonNullable<ReturnType<typeof articleAuthor>>;

/** schema.org data of a real person. */
export function personData(
  { name, role, about, profile }: Author,
  locale: Locale,
  site: URL | undefined,
): object {
  return {
    '@type': 'Person',
    name,
    jobTitle: role[locale],
    description: about[locale],
    url: new URL(localizedPath(AUTHOR_PATH, locale), site).href,
    ...(profile && { sameAs: profile }),
  };
}
