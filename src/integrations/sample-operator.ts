import { SITE } from '../site.config.ts';

/** What gives an example away: reserved domains, and the marks of the sample company. */
const SAMPLE = /\.example\b|\(fictional\)|Muster|Beispiel|EXAMPLE\d|0{6}/;

/** Every fact of the operator that is still the repository's example, by its name. */
export function sampleFacts(value: unknown = SITE, path = 'SITE'): string[] {
  if (typeof value === 'string') return SAMPLE.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => sampleFacts(child, `${path}.${key}`));
}

/**
 * Keeps a site from going public with the sample operator: its legal pages would name nobody.
 *
 * @param backend `PUBLIC_BACKEND`
 * @throws Error that names every fact that is still the example
 */
export function requireOperator(backend: string, site: unknown = SITE): void {
  const left = backend === 'firebase' ? sampleFacts(site) : [];
  if (left.length === 0) return;
  throw new Error(
    `src/site.config.ts still has facts of the sample operator: ${left.join(', ')}. ` +
      'Put in who runs the site; the legal pages are built from it.',
  );
}
