/** Tailwind's licence, and its rules for browsers without `@property`. */
const SPARE = /\/\*![^*]*\*\/|@layer properties\s*\{\s*@supports[^{]*\{[^{]*\{[^}]*\}\s*\}\s*\}/g;
const COLOR_MIX = /@supports \(color:\s*color-mix\([^)]*\)\)\s*\{((?:[^{}]*\{[^{}]*\}\s*)+)\}/g;

/** Styles for browsers that know `light-dark()`, which our colours need; they know the rest too. */
export function withoutFallbacks(css: string): string {
  return css.replaceAll(SPARE, '').replaceAll(COLOR_MIX, '$1');
}
