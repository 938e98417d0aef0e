import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { CONSENT_BANNER_PATH } from '../lib/consent.ts';
import { builtFiles } from './built-files.ts';
import { namedInPage, namedInScript, namesIn, wordsOf } from './page-names.ts';
import { purge } from './purge-css.ts';

const STYLES = /<link rel="stylesheet" href="([^"]+)"[^>]*>|<style>([\s\S]*?)<\/style>/g;
const BANNER = `${CONSENT_BANNER_PATH.slice(1)}.html`; // Inserted into any page (features/consent).

/** @param banners what is inserted into any page, in every language */
type Finish = (html: string, banners: string) => string;

/** Inlines what each page can use of its styles as one `<style>`; `finish` adds what depends on it. */
export function purgeStyles(finish: Finish): AstroIntegration {
  const build = ({ dir }: { dir: URL }) => purgePages(fileURLToPath(dir), finish);
  return { name: 'purge-styles', hooks: { 'astro:build:done': build } };
}

/** Purges every page of a built site; its folder ends in a slash. */
export async function purgePages(folder: string, finish: Finish) {
  const read = (file: string) => readFileSync(folder + file, 'utf8');
  // Read once: pages of one kind have the same scripts, which are longer than the pages.
  const scripts = new Map(
    builtFiles(folder, '.js').map((file) => {
      const name = basename(file);
      return [`/${name}`, namedInScript(name, read(file))];
    }),
  );
  const sheets = new Map(builtFiles(folder, '.css').map((file) => [`/${file}`, read(file)]));
  const written = new Map<string, string[]>();
  const purged = new Map<string, string>(); // It takes 40 ms; pages of one kind have the same names.
  const banners = builtFiles(folder, BANNER).map(read).join('');
  const inserted = namedInPage(banners);
  for (const file of builtFiles(folder, '.html').filter((name) => !name.endsWith(BANNER))) {
    const html = read(file);
    const sources = Array.from(html.matchAll(STYLES), ([, href, style]) => href ?? style ?? '');
    const css = () => sources.map((source) => sheets.get(source) ?? source).join('');
    const key = sources.join();
    const known = written.get(key) ?? namesIn(css());
    written.set(key, known);
    const words = wordsOf([namedInPage(html), inserted], scripts);
    const names = known.filter((name) => words.some((own) => own.has(name))).join(' ');
    const style = purged.get(key + names) ?? (await purge(css(), names));
    purged.set(key + names, style);
    const head = () => `<style>${style}</style></head>`;
    writeFileSync(
      folder + file,
      finish(html.replaceAll(STYLES, '').replace('</head>', head), banners),
    );
  }
}
