import { PUBLIC_CLAIMS } from 'astro:env/client';
import { isSamplePerson } from '#src/integrations/sample-operator.ts';
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
