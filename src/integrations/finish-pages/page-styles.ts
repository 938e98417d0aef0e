import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { purge } from './purge-css.ts';

const STYLES = /<link rel="stylesheet" href="([^"]+)"[^>]*>|<style>([\s\S]*?)<\/style>/g;
const TAG_CLASS_OR_SCRIPT = /<script>[\s\S]*?<\/script>|<[a-z][\w-]*|\s(?:class|id)="[^"]*"/g;
const SCRIPT_FILE = /\/[\w.@-]+\.js\b/g;
const LIBRARY = /^(react|firebase)\./; // Names no class of ours (script-chunks.ts).

/**
 * The names in a page or a script: words that may be classes, tags or ids, and the file names of
 * scripts.
 */
interface Names {
  words: ReadonlySet<string>;
  scripts: ReadonlySet<string>;
}

const namesOf = (text: string, code: string): Names => ({
  words: new Set(code.split(/[\s"'`<]+|>(?=\s|$)/)),
  scripts: new Set(text.match(SCRIPT_FILE)),
});

/** The names in a page's tags, classes and inline scripts. */
function namesInPage(html: string): Names {
  const own = (html.match(TAG_CLASS_OR_SCRIPT) ?? []).join(' ');
  return namesOf(html, own.replaceAll(/&(#38|amp);/g, '&'));
}

/** The possible classes, tags and ids in styles, without backslashes. */
function namesInStyles(css: string): string[] {
  const names = css.match(/(?:\\.|[\w-])+/g) ?? [];
  return [...new Set(names.map((name) => name.replaceAll(/\\(.)/g, '$1')))];
}

/**
 * Returns a function that replaces a page's stylesheets by one `<style>` with the rules that the
 * page and its scripts can use.
 *
 * @param folder of the built site, with a slash at the end
 * @param inserted HTML that scripts insert into any page later
 */
export function inlineStyles(folder: string, inserted: string): (html: string) => Promise<string> {
  const read = (file: string) => readFileSync(folder + file, 'utf8');
  const files = (pattern: string) => globSync(pattern, { cwd: folder });
  const sheets = new Map(files('**/*.css').map((file) => [`/${file}`, read(file)]));
  const scripts = new Map(
    files('**/*.js').map((file) => {
      const code = read(file);
      return [`/${basename(file)}`, namesOf(code, LIBRARY.test(basename(file)) ? '' : code)];
    }),
  );
  const insertedNames = namesInPage(inserted);
  const known = new Map<string, string[]>();
  const purged = new Map<string, string>(); // It takes 40 ms; pages of one kind have the same names.

  /** The words of these parts and of the scripts that they load, recursively. */
  const wordsOf = (parts: readonly Names[]) => {
    const paths = new Set(parts.flatMap((part) => [...part.scripts]));
    for (const path of paths) {
      for (const further of scripts.get(path)?.scripts ?? []) paths.add(further);
    }
    const named = Array.from(paths, (path) => scripts.get(path) ?? []).flat();
    return [...parts, ...named].map(({ words }) => words);
  };

  return async (html) => {
    const sources = Array.from(html.matchAll(STYLES), ([, href, style]) => href ?? style ?? '');
    const key = sources.join();
    const css = () => sources.map((source) => sheets.get(source) ?? source).join('');
    const candidates = known.get(key) ?? namesInStyles(css());
    known.set(key, candidates);
    const words = wordsOf([namesInPage(html), insertedNames]);
    const names = candidates.filter((name) => words.some((own) => own.has(name))).join(' ');
    const style = purged.get(key + names) ?? (await purge(css(), names));
    purged.set(key + names, style);
    return html.replaceAll(STYLES, '').replace('</head>', () => `<style>${style}</style></head>`);
  };
}
