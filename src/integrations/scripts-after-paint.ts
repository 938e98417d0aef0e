import { fileURLToPath } from 'node:url';
import type { StartStep } from './finish-pages.ts';
import { inlineScript } from './inline-scripts.ts';

/** What a template holds waits for its own script. */
const TEMPLATE_OR_MODULE =
  /<template\b[\s\S]*?<\/template>|<script type="module"( src="[^"]+"><\/script>)/g;

const LOADER = fileURLToPath(new URL('../scripts/late-modules.ts', import.meta.url));

/**
 * Takes the built pages' own modules out of the browser's hands: it would fetch them before the first
 * paint, which they delay by up to 0.4 s on a phone (design 8). scripts/late-modules.ts, which those
 * pages get, imports them after it.
 */
export function scriptsAfterPaint(): StartStep {
  return () => {
    const loader = inlineScript(LOADER);
    return { page: (html) => withScriptsAfterPaint(html, loader) };
  };
}

/** The page with modules that no browser loads by itself, and with what loads them. */
export function withScriptsAfterPaint(html: string, loader: string): string {
  let hasModules = false;
  const page = html.replace(TEMPLATE_OR_MODULE, (match, source?: string) => {
    if (!source) return match;
    hasModules = true;
    return `<script type="late"${source}`;
  });
  return hasModules ? page.replace('</body>', () => `<script>${loader}</script></body>`) : page;
}
