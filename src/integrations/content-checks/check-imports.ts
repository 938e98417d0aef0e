import type { ContentFile } from './content-file.ts';
import type { Problem } from './problem.ts';
import { withoutCode } from './references.ts';

const IMPORT = /^import\s.*["'].*$/gm;

/** Imports in MDX, which is compiled without its surroundings (src/lib/mdx.ts). */
export function checkImports(file: ContentFile): Problem[] {
  const body = withoutCode(file.body);
  return [...body.matchAll(IMPORT)].map(({ index }) => ({
    file: file.path,
    line: file.bodyLine + body.slice(0, index).split('\n').length - 1,
    text: 'a text cannot import anything; remove the line, and ask for the component in src/components/content/Prose.astro',
  }));
}
