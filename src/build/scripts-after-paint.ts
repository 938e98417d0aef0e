import type { StartStep } from './finish-pages.ts';

/** What a template holds waits for its own script. */
const TEMPLATE_OR_MODULE =
  /<template\b[\s\S]*?<\/template>|<script type="module"( src="[^"]+"><\/script>)/g;

/**
 * Takes the built pages' own modules out of the browser's hands: it would fetch them before the first
 * paint, which they delay by up to 0.4 s on a phone (design 8). scripts/head.ts imports them after it.
 */
export function scriptsAfterPaint(): StartStep {
  return () => ({ page: withScriptsAfterPaint });
}

/** The page with modules that no browser loads by itself. */
export function withScriptsAfterPaint(html: string): string {
  return html.replace(TEMPLATE_OR_MODULE, (match, source?: string) =>
    source ? `<script type="late"${source}` : match,
  );
}
