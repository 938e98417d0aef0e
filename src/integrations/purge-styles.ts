import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import { builtFiles } from './built-files.ts';
import { namesIn, wordsOf } from './page-names.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/g;

/**
 * Leaves in every built page one `<style>` with what its tags and scripts name, for one TCP window.
 *
 * @param finish adds to the page what depends on its style, such as the content security policy
 */
export function purgeStyles(finish: (html: string) => string): AstroIntegration {
  const build = ({ dir }: { dir: URL }) => purgePages(fileURLToPath(dir), finish);
  return { name: 'purge-styles', hooks: { 'astro:build:done': build } };
}

/** Purges every page of a built site; its folder ends in a slash. */
export async function purgePages(folder: string, finish: (html: string) => string) {
  const paths = builtFiles(folder, '.js').map((file) => folder + file);
  const scripts = new Map(paths.map((path) => [basename(path), readFileSync(path, 'utf8')]));
  // Pages of one kind have the same styles and names, and purging takes 40 ms.
  const written = new Map<string, string[]>();
  const purged = new Map<string, string>();
  for (const file of builtFiles(folder, '.html').map((name) => folder + name)) {
    const html = readFileSync(file, 'utf8');
    const css = Array.from(html.matchAll(STYLE), ([, style]) => style).join('');
    const words = wordsOf(html, scripts);
    const known = written.get(css) ?? namesIn(css);
    written.set(css, known);
    const names = known.filter((name) => words.has(name)).join(' ');
    const style = purged.get(names + css) ?? (await purge(css, names));
    purged.set(names + css, style);
    const head = () => `<style>${style}</style></head>`;
    writeFileSync(file, finish(html.replaceAll(STYLE, '').replace('</head>', head)));
  }
}

/** Attributes and states come and go, so that no rule goes for want of one. */
export async function purge(css: string, names: string): Promise<string> {
  const [{ css: rules } = { css: '' }] = await new PurgeCSS().purge({
    content: [{ raw: names, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: (text) => text.split(' '),
    dynamicAttributes: Array.from(css.matchAll(/\[([\w-]+)/g), ([, name = '']) => name),
    safelist: [/^:/],
    keyframes: true,
    variables: true,
  });
  // The layer is Tailwind's fallback for browsers without `@property`, which our features need anyway.
  const current = rules.replace(
    /@layer properties\s*\{\s*@supports[^{]*\{[^{]*\{[^}]*\}\s*\}\s*\}/,
    '',
  );
  const code = current.replaceAll(/@property (--[\w-]+)[^}]*\}/g, (rule, name: string) =>
    current.includes(`var(${name}`) ? rule : '',
  );
  return transform({ filename: 'page.css', code: Buffer.from(code), minify: true }).code.toString();
}
