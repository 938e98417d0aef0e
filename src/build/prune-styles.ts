import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const STYLE = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const CLASSES = /\bclass="([^"]*)"/g;

/**
 * Tailwind's stand-in for `@property` in Safari before 16.4 and Firefox before 128. The colour tokens
 * need light-dark() (Safari 17.5, Firefox 120), so that it would serve next to nobody.
 */
const PROPERTY_FALLBACK = '@layer properties';

const COMMENT = /\/\*[\s\S]*?\*\//g;

/** Rules that group others, whose contents are pruned one by one. */
const GROUP = /^@(layer|media|supports|container)\b/;

/**
 * Leaves in each built page only the style rules whose classes occur in it. Tailwind writes one
 * sheet for all public pages and it is inlined into each of them, so that without this every page
 * would pay for every other (design 8).
 */
export function pruneStyles(): AstroIntegration {
  return {
    name: 'prune-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for await (const file of glob('**/*.html', { cwd: folder })) {
          const html = await readFile(folder + file, 'utf8');
          await writeFile(folder + file, withPrunedStyles(html));
        }
      },
    },
  };
}

/** The page with pruned styles; unchanged when it loads script files, whose classes are unknown. */
export function withPrunedStyles(html: string): string {
  const scripts = [...html.matchAll(SCRIPT)];
  const loadsFiles = scripts.some(([, attributes = '']) => /\bsrc=/.test(attributes));
  if (loadsFiles || html.includes('<astro-island')) return html;
  const known = new Set(
    [...html.matchAll(CLASSES)].flatMap(([, names = '']) =>
      names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/),
    ),
  );
  for (const [, , code = ''] of scripts) {
    for (const word of code.split(/[^\w-]+/)) known.add(word);
  }
  return html.replace(
    STYLE,
    (_, open: string, css: string, close: string) => open + pruneSheet(css, known) + close,
  );
}

/** A minified sheet without the rules that need a class outside `known`. */
export function pruneSheet(css: string, known: ReadonlySet<string>): string {
  const kept = pruneRules(css, known);
  // Definitions that only removed rules used.
  return splitRules(kept)
    .filter(({ prelude }) => {
      const name = /^@(?:keyframes|property) ([\w-]+)/.exec(prelude)?.[1];
      return !name || kept.split(name).length > 2;
    })
    .map(({ text }) => text)
    .join('');
}

function pruneRules(css: string, known: ReadonlySet<string>): string {
  return splitRules(css)
    .map(({ prelude, body, text }) => {
      if (body === undefined) return text;
      if (prelude === PROPERTY_FALLBACK) return '';
      if (GROUP.test(prelude)) {
        const inner = pruneRules(body, known);
        return inner ? `${prelude}{${inner}}` : '';
      }
      if (prelude.startsWith('@')) return text;
      const selectors = splitList(prelude).filter((selector) => isPossible(selector, known));
      return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : '';
    })
    .join('');
}

/** Whether a page with these classes can have an element that the selector finds. */
function isPossible(selector: string, known: ReadonlySet<string>): boolean {
  const required = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...required.matchAll(/\.((?:\\.|[\w-])+)/g)].every(([, name = '']) =>
    known.has(name.replace(/\\(.)/g, '$1')),
  );
}

interface Rule {
  prelude: string;
  /** Missing in statements such as `@layer a,b;`. */
  body: string | undefined;
  text: string;
}

/** The rules of one level. Strings and escapes are skipped, so that braces in them do not count. */
function splitRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let open = -1;
  let depth = 0;
  for (const [index, character] of significant(css)) {
    if (character === '{' && depth++ === 0) open = index;
    const ends = character === '}' ? --depth === 0 : character === ';' && depth === 0;
    if (!ends) continue;
    const isBlock = character === '}';
    rules.push({
      prelude: css
        .slice(start, isBlock ? open : index)
        .replace(COMMENT, '')
        .trim(),
      body: isBlock ? css.slice(open + 1, index) : undefined,
      text: css.slice(start, index + 1),
    });
    start = index + 1;
  }
  return rules;
}

/** The selectors of a list, split at the commas outside parentheses. */
function splitList(list: string): string[] {
  const cuts = [-1];
  let depth = 0;
  for (const [index, character] of significant(list)) {
    if (character === '(' || character === '[') depth++;
    if (character === ')' || character === ']') depth--;
    if (character === ',' && depth === 0) cuts.push(index);
  }
  return cuts.map((cut, order) => list.slice(cut + 1, cuts[order + 1]));
}

/** Each character outside strings and escapes with its place. */
function* significant(css: string): Generator<[number, string]> {
  let quote = '';
  for (let index = 0; index < css.length; index++) {
    const character = css.charAt(index);
    if (character === '\\') index++;
    else if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else yield [index, character];
  }
}
