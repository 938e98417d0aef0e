import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Files that a page or a script names: sources, islands, static and dynamic imports. */
const REFERENCE = /(?:\/_astro\/|\/scripts\/|["'`]\.\/)([\w.@-]+\.js)/g;

interface Script {
  words: Set<string>;
  references: string[];
}

/** Adds every word of a script that may be a class or a tag. */
export function collectWords(script: string, words: Set<string>): void {
  for (const word of script.split(/[\s"'`]+/)) words.add(word).add(`.${word}`);
}

function referencesIn(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([, file = '']) => file);
}

/**
 * Reads the built scripts once and tells for any page which words its scripts may put into it: those
 * of every file that it names, and of the files that those name.
 *
 * @param folder the built site, with a slash at the end
 */
export function scriptWords(folder: string): (html: string) => ReadonlySet<string> {
  const scripts = new Map<string, Script>();
  for (const path of globSync('{_astro,scripts}/*.js', { cwd: folder })) {
    const text = readFileSync(folder + path, 'utf8');
    const words = new Set<string>();
    collectWords(text, words);
    scripts.set(basename(path), { words, references: referencesIn(text) });
  }
  const wordsOf = (files: readonly string[]) => {
    const seen = new Set<string>();
    let words = new Set<string>();
    const waiting = [...files];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const script = scripts.get(file);
      if (!script || seen.has(file)) continue;
      seen.add(file);
      words = words.union(script.words);
      waiting.push(...script.references);
    }
    return words;
  };
  // Pages of one kind name the same scripts.
  const known = new Map<string, ReadonlySet<string>>();
  return (html) => {
    const files = referencesIn(html);
    const key = files.join();
    const words = known.get(key) ?? wordsOf(files);
    known.set(key, words);
    return words;
  };
}
