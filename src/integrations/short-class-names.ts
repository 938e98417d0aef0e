import postcss, { type Root } from 'postcss';
import type { StartStep } from './finish-pages.ts';
import { readPageScripts, type PageScripts } from './page-scripts.ts';
import { decodeAttribute } from './trim-styles.ts';

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/;
/** Scripts and styles as a whole, so that nothing in them is taken for a tag, and every other tag. */
const TAG = /<(script|style)\b[\s\S]*?<\/\1>|<[a-z](?:"[^"]*"|[^">])*>/g;
const CLASSES = /(\sclass=")([^"]*)"/;
const DATA_ATTRIBUTE = /\sdata-[\w-]+="([^"]*)"/g;
/** Attributes as a whole, and classes. */
const SELECTOR_PART = /\[[^\]]*\]|\.(?!\d)((?:\\.|[\w-])+)/g;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const ISLAND = '<astro-island';

/** Styles with short class names, and the short names by their long ones. */
interface Renamed {
  css: string;
  names: ReadonlyMap<string, string>;
}

/**
 * Gives the classes of every page names of a letter or two, which takes 0.7 to 1 KB off its way
 * (design 8: HTML and CSS in one TCP window). Classes that a script or a `data-` attribute of the
 * page names keep theirs; so does every class on pages with islands, whose components write them
 * anew. Must run after the styles are trimmed and before the content security policy is written.
 */
export function shortClassNames(): StartStep {
  return (folder) => {
    const scriptsOf = readPageScripts(folder);
    // Pages of one kind have the same scripts and styles: the first one's classes are counted.
    const known = new WeakMap<PageScripts, Map<string, Renamed>>();
    return {
      page: (html) => {
        const css = STYLE.exec(html)?.[1];
        if (!css || html.includes(ISLAND)) return html;
        const scripts = scriptsOf(html);
        const renamed = known.get(scripts) ?? new Map<string, Renamed>();
        known.set(scripts, renamed);
        const isScripted = (name: string) => scripts.text.includes(name);
        const usual = renamed.get(css) ?? renameClasses(css, html, isScripted);
        renamed.set(css, usual);
        const named = namesInDataAttributes(html);
        const isUsual = named.every((name) => !usual.names.has(name));
        const isKept = (name: string) => isScripted(name) || named.includes(name);
        return withRenamed(html, css, isUsual ? usual : renameClasses(css, html, isKept));
      },
    };
  };
}

/**
 * Styles whose classes have short names, the shortest for those that the page names most often.
 *
 * @param isKept whether the class keeps its name
 */
export function renameClasses(
  css: string,
  html: string,
  isKept: (name: string) => boolean,
): Renamed {
  const root = postcss.parse(css);
  const counts = new Map([...classesInStyles(root)].map((name) => [name, 0]));
  const taken = new Set(counts.keys());
  for (const name of namesOnTags(html)) {
    taken.add(name);
    const count = counts.get(name);
    if (count !== undefined) counts.set(name, count + 1);
  }
  const frequent = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const free = freeNames(taken);
  const names = new Map<string, string>();
  for (const name of frequent) {
    if (!isKept(name)) names.set(name, free.next().value);
  }
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(SELECTOR_PART, (part, name?: string) => {
      const short = name === undefined ? undefined : names.get(unescaped(name));
      return short === undefined ? part : `.${short}`;
    });
  });
  return { css: root.toString(), names };
}

/** The page with the short names on its tags and in its styles. */
export function withRenamed(html: string, css: string, renamed: Renamed): string {
  return html.replace(TAG, (tag, raw?: string) => {
    if (raw === 'script') return tag;
    if (raw === 'style') return tag.replace(css, () => renamed.css);
    return tag.replace(CLASSES, (_, open: string, value: string) => {
      const short = (name: string) => renamed.names.get(decodeAttribute(name)) ?? name;
      return `${open}${value.split(/\s+/).map(short).join(' ')}"`;
    });
  });
}

/** The classes that any rule names. */
export function classesInStyles(css: string | Root): Set<string> {
  const names = new Set<string>();
  const root = typeof css === 'string' ? postcss.parse(css) : css;
  root.walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(SELECTOR_PART)) {
      if (name !== undefined) names.add(unescaped(name));
    }
  });
  return names;
}

function namesOnTags(html: string): string[] {
  return Array.from(html.matchAll(TAG), ([tag]) => CLASSES.exec(tag)?.[2] ?? '').flatMap((value) =>
    decodeAttribute(value).split(/\s+/),
  );
}

function namesInDataAttributes(html: string): string[] {
  return Array.from(html.matchAll(DATA_ATTRIBUTE), ([, value = '']) => value).flatMap((value) =>
    decodeAttribute(value).split(/\s+/),
  );
}

function unescaped(name: string): string {
  return name.replaceAll(/\\(.)/g, '$1');
}

/** `a` to `z`, then `aa` and on, without those that are taken. */
function* freeNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let length = 1; ; length++) {
    for (const name of words(length)) if (!taken.has(name)) yield name;
  }
}

function* words(length: number): Generator<string> {
  if (length === 0) yield '';
  else for (const start of words(length - 1)) for (const letter of LETTERS) yield start + letter;
}
