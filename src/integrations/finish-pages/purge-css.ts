import { transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';

/** Tailwind's licence, and its rules for browsers without `@property`. */
const SPARE = /\/\*![^*]*\*\/|@layer properties\s*\{\s*@supports[^{]*\{[^{]*\{[^}]*\}\s*\}\s*\}/g;
const COLOR_MIX = /@supports \(color:\s*color-mix\([^)]*\)\)\s*\{((?:[^{}]*\{[^{}]*\}\s*)+)\}/g;

/** Removes fallbacks for browsers without `light-dark()`, which our colours need anyway. */
function withoutFallbacks(css: string): string {
  return css.replaceAll(SPARE, '').replaceAll(COLOR_MIX, '$1');
}

/**
 * The rules of a stylesheet that can apply to a page with these classes, ids and elements,
 * minified. Attributes and states change at run time, so no rule is removed because of them.
 *
 * @param names separated by spaces
 */
export async function purge(css: string, names: string): Promise<string> {
  const [{ css: rules } = { css: '' }] = await new PurgeCSS().purge({
    content: [{ raw: names, extension: 'html' }],
    css: [{ raw: withoutFallbacks(css) }],
    defaultExtractor: (text) => text.split(' '),
    dynamicAttributes: Array.from(css.matchAll(/\[([\w-]+)/g), ([, name = '']) => name),
    safelist: [/^:/],
    keyframes: true,
    variables: true,
  });
  const code = rules.replaceAll(/@property (--[\w-]+)[^}]*\}/g, (rule, name: string) =>
    rules.includes(`var(${name}`) ? rule : '',
  );
  return transform({ filename: 'page.css', code: Buffer.from(code), minify: true }).code.toString();
}
