import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import { builtFiles } from './built-files.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const TAG_CLASS_OR_SCRIPT = /<script>[\s\S]*?<\/script>|<[a-z][\w-]*|\s(?:class|id)="[^"]*"/g;
const CHUNK = /[\w.@-]+\.js\b/g;
const LIBRARY = /^(react|firebase)\./; // Names no class of ours (script-chunks.ts).

/** Leaves in every built page one `<style>` with what its tags and scripts name, for one TCP window. */
export function purgeStyles(): AstroIntegration {
  const build = ({ dir }: { dir: URL }) => purgePages(fileURLToPath(dir));
  return { name: 'purge-styles', hooks: { 'astro:build:done': build } };
}

/** Purges every page of a built site; its folder ends in a slash. */
export async function purgePages(folder: string): Promise<void> {
  const paths = builtFiles(folder, '.js').map((file) => folder + file);
  const scripts = new Map(paths.map((path) => [basename(path), readFileSync(path, 'utf8')]));
  const purged = new Map<string, string>(); // It takes 40 ms; pages of one kind have the same names.
  const documents = builtFiles(folder, '.html').map((name) => folder + name);
  const texts = new Map(documents.map((path) => [path, readFileSync(path, 'utf8')]));
  const isPage = (html: string) => html.includes('</head>');
  // Any page may insert them.
  const partials = [...texts.values()].filter((html) => !isPage(html)).join('');
  for (const [file, html] of [...texts].filter(([, text]) => isPage(text))) {
    const css = Array.from(html.matchAll(STYLE), ([, style]) => style).join('');
    const words = wordsOf(html + partials, scripts);
    const written = css.match(/(?:\\.|[\w-])+/g)?.map((name) => name.replaceAll(/\\(.)/g, '$1'));
    const names = [...new Set(written)].filter((name) => words.has(name)).join(' ');
    const style = purged.get(names + css) ?? (await purge(css, names));
    purged.set(names + css, style);
    const head = () => `<style>${style}</style></head>`;
    writeFileSync(file, html.replaceAll(STYLE, '').replace('</head>', head));
  }
}

/** Every word of a page's tags, classes and scripts, and of the scripts that these name. */
function wordsOf(html: string, scripts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const own = (html.match(TAG_CLASS_OR_SCRIPT) ?? []).join(' ').replaceAll('&#38;', '&');
  const chunks = new Set(html.match(CHUNK));
  for (const name of chunks) {
    for (const named of scripts.get(name)?.match(CHUNK) ?? []) chunks.add(named);
  }
  const ours = [...chunks].filter((name) => !LIBRARY.test(name));
  const texts = [own, ...ours.map((name) => scripts.get(name) ?? '')];
  return new Set(texts.flatMap((text) => text.split(/[\s"'`<]+|>(?=\s|$)/)));
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
