import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Files that a page or a script names: sources, islands, static and dynamic imports. */
const REFERENCE = /(?:\/_astro\/|\/scripts\/|["'`]\.\/)([\w.@-]+\.js)/g;
/** Inline scripts, not data blocks. */
const INLINE_SCRIPT = /<script>([\s\S]+?)<\/script>/g;

/** What the scripts of a page may name: those in it, every file that it names, and those they name. */
export interface PageScripts {
  text: string;
  /** Every word that may be a class, also with a dot, or a tag. */
  words: ReadonlySet<string>;
}

function referencesIn(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([, file = '']) => file);
}

/**
 * Reads the built scripts once and tells of any page which it has.
 *
 * @param folder the built site, with a slash at the end
 */
export function readPageScripts(folder: string): (html: string) => PageScripts {
  const files = new Map<string, string>();
  for (const path of globSync('{_astro,scripts}/*.js', { cwd: folder })) {
    files.set(basename(path), readFileSync(folder + path, 'utf8'));
  }
  const textOf = (references: readonly string[]) => {
    const texts = new Map<string, string>();
    const waiting = [...references];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const text = files.get(file);
      if (text === undefined || texts.has(file)) continue;
      texts.set(file, text);
      waiting.push(...referencesIn(text));
    }
    return [...texts.values()].join('\n');
  };
  // Pages of one kind have the same scripts.
  const known = new Map<string, PageScripts>();
  return (html) => {
    const inline = Array.from(html.matchAll(INLINE_SCRIPT), ([, code]) => code).join('\n');
    const references = referencesIn(html);
    const key = inline + references.join();
    const scripts = known.get(key) ?? scriptsWith(`${inline}\n${textOf(references)}`);
    known.set(key, scripts);
    return scripts;
  };
}

/** The scripts with this text. */
export function scriptsWith(text: string): PageScripts {
  const words = new Set<string>();
  for (const word of text.split(/[\s"'`]+/)) words.add(word).add(`.${word}`);
  return { text, words };
}
