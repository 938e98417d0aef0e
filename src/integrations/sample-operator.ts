import { SITE } from '../site.config.ts';

/** Patterns of example values: reserved domains, and the names of the sample company. */
const SAMPLE = /\.example\b|\(fictional\)|Muster|Beispiel|EXAMPLE\d|0{6}/;

/** Paths of the operator's facts that are still the repository's example. */
export function sampleFacts(value: unknown = SITE, path = 'SITE'): string[] {
  if (typeof value === 'string') return SAMPLE.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => sampleFacts(child, `${path}.${key}`));
}

/** Whether the articles' person is the example, whom a real operator's site leaves out (product 12.14). */
export function isSamplePerson({ name }: { name: string }): boolean {
  return SAMPLE.test(name);
}

/**
 * Prevents a production build with the sample operator, whose legal pages would name a company that
 * does not exist.
 *
 * The sample author does not: the site leaves that person out.
 *
 * @param backend `PUBLIC_BACKEND`
 * @throws Error that lists every fact that is still the example
 */
export function requireOperator(backend: string, site: unknown = SITE): void {
  const facts = backend === 'firebase' ? sampleFacts(site) : [];
  const isLeftOut = facts.includes('SITE.author.name');
  const left = facts.filter((path) => !isLeftOut || !path.startsWith('SITE.author.'));
  if (left.length === 0) return;
  throw new Error(
    `src/site.config.ts still has facts of the sample operator: ${left.join(', ')}. ` +
      'Put in who runs the site; the legal pages are built from it.',
  );
}
