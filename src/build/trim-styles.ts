import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import postcss from 'postcss';

const STYLE = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g;
const INLINE_SCRIPT = /<script\b[^>]*>([\s\S]+?)<\/script>/g;
/** What brings classes that are not in the page's HTML: islands and modules. */
const LOADS_SCRIPTS = /<astro-island|<script\b[^>]*\bsrc=/;

/**
 * Takes out of every page's inlined styles the rules for classes that the page does not have, so
 * that pages do not grow with the site (design 8: HTML and CSS in one TCP window). Must run before
 * the content security policy is written.
 */
export function trimStyles(): AstroIntegration {
  return {
    name: 'trim-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const scriptWords = new Set<string>();
        for await (const file of glob('_astro/**/*.js', { cwd: folder })) {
          collectWords(await readFile(folder + file, 'utf8'), scriptWords);
        }
        const trim = cachedTrim();
        for await (const file of glob('**/*.html', { cwd: folder })) {
          const html = await readFile(folder + file, 'utf8');
          const used = usedClasses(html);
          const all = LOADS_SCRIPTS.test(html) ? used.union(scriptWords) : used;
          const trimmed = html.replace(
            STYLE,
            (_, open: string, css: string, close: string) => open + trim(css, all) + close,
          );
          await writeFile(folder + file, trimmed);
        }
      },
    },
  };
}

/** Every word of a page that may be a class: those of its elements and of its inline scripts. */
export function usedClasses(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of decodeAttribute(value).split(/\s+/)) classes.add(name);
  }
  for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) collectWords(script, classes);
  return classes;
}

/** The styles without rules that need, at their outermost level, a class that is not used. */
export function trimUnused(css: string, used: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) =>
      outerClasses(selector).every((name) => used.has(name)),
    );
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  // Definitions that only the removed rules used: their name stands nowhere but at themselves.
  const kept = root.toString();
  root.walkAtRules(/^(keyframes|property)$/, (rule) => {
    if (kept.split(rule.params).length <= 2) rule.remove();
  });
  return root.toString();
}

/** The classes of a selector outside of parentheses: those inside may be alternatives. */
function outerClasses(selector: string): string[] {
  const names: string[] = [];
  let depth = 0;
  for (const [token] of selector.matchAll(/\\.|\.(?:\\.|[\w-])+|[()]/g)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (depth === 0 && token.startsWith('.'))
      names.push(token.slice(1).replaceAll(/\\(.)/g, '$1'));
  }
  return names;
}

/** Pages of one kind have the same classes: a thousand posts are trimmed once. */
function cachedTrim(): (css: string, used: ReadonlySet<string>) => string {
  const trimmed = new Map<string, string>();
  const named = new Map<string, string[]>();
  return (css, used) => {
    const names = named.get(css) ?? classNames(css);
    named.set(css, names);
    const key = `${names.map((name) => (used.has(name) ? 1 : 0)).join('')}${css}`;
    const known = trimmed.get(key) ?? trimUnused(css, used);
    trimmed.set(key, known);
    return known;
  };
}

function classNames(css: string): string[] {
  const names = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    for (const selector of rule.selectors) {
      for (const name of outerClasses(selector)) names.add(name);
    }
  });
  return [...names];
}

function collectWords(script: string, words: Set<string>): void {
  for (const word of script.split(/[\s"'`]+/)) words.add(word);
}

function decodeAttribute(value: string): string {
  return value
    .replaceAll(/&(?:gt|#62);/g, '>')
    .replaceAll(/&(?:lt|#60);/g, '<')
    .replaceAll(/&(?:quot|#34);/g, '"')
    .replaceAll('&#39;', "'")
    .replaceAll(/&(?:amp|#38);/g, '&');
}
