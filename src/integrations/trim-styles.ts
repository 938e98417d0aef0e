import { transform } from 'lightningcss';
import postcss, { AtRule } from 'postcss';
import type { StartStep } from './finish-pages.ts';
import { readPageScripts } from './page-scripts.ts';
import { settleProperties } from './settle-properties.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
/** Whether a page has a `.class` or tag, or its scripts name a `--property`. */
type IsUsed = (name: string) => boolean;

/** The parts of a selector: classes, pseudo-classes, attributes, ids, tags, parentheses. */
const TOKEN = /\.(?:\\.|[\w-])+|::?[\w-]+|\[[^\]]*\]|#[\w-]+|[a-z][a-z0-9-]*|[()]/g;

/**
 * Makes one style of all in a page, with only what the page can need, so that pages do not grow with
 * the site (design 8: HTML and CSS in one TCP window): no rules for classes and tags that it does
 * not have, no custom properties whose values are known. Must run before the content security
 * policy is written.
 */
export function trimStyles(): StartStep {
  return (folder) => {
    const scriptsOf = readPageScripts(folder);
    const trimmed = cachedTrim();
    return {
      page: (html) => {
        const names = usedNames(html);
        const { words } = scriptsOf(html);
        const isUsed = (name: string) => names.has(name) || words.has(name);
        // Some of them read what others set.
        const css = Array.from(html.matchAll(STYLE), ([, style]) => style).join('');
        const style = `<style>${trimmed(css, isUsed)}</style>`;
        return html.replaceAll(STYLE, '').replace('</head>', () => `${style}</head>`);
      },
    };
  };
}

/** Every name that a selector may find on a page: `.class` and tag. */
export function usedNames(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, tag = ''] of html.matchAll(/<([a-z][a-z0-9-]*)/g)) names.add(tag);
  for (const [, value = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of decodeAttribute(value).split(/\s+/)) names.add(`.${name}`);
  }
  return names;
}

/**
 * The styles without rules that need, at their outermost level, a class or tag that is not used,
 * and without the animations that then nothing uses.
 */
export function trimUnused(css: string, isUsed: IsUsed): string {
  const root = postcss.parse(css);
  // Tailwind's stand-in for `@property` serves browsers that know no `light-dark()` either.
  root.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties' && rule.nodes) rule.remove();
  });
  root.walkRules((rule) => {
    // `from` and `to` are steps there, not tags.
    if (rule.parent instanceof AtRule && rule.parent.name === 'keyframes') return;
    const selectors = rule.selectors.filter((selector) => outerNames(selector).every(isUsed));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  root.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
  // An animation that only removed rules used: its name stands nowhere but at itself.
  const kept = root.toString();
  root.walkAtRules('keyframes', (rule) => {
    if (kept.split(rule.params).length <= 2) rule.remove();
  });
  return root.toString();
}

/** The classes and tags of a selector outside of parentheses: those inside may be alternatives. */
function outerNames(selector: string): string[] {
  const names: string[] = [];
  let depth = 0;
  for (const [token] of selector.matchAll(TOKEN)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (depth > 0) continue;
    else if (token.startsWith('.')) names.push(token.replaceAll(/\\(.)/g, '$1'));
    else if (/^[a-z]/.test(token)) names.push(token);
  }
  return names;
}

/** Pages of one kind have the same classes: a thousand posts are trimmed once. */
function cachedTrim(): (css: string, isUsed: IsUsed) => string {
  const sheets = new Map<string, { names: string[]; trimmed: Map<string, string> }>();
  return (css, isUsed) => {
    const sheet = sheets.get(css) ?? { names: namesIn(css), trimmed: new Map<string, string>() };
    sheets.set(css, sheet);
    const key = sheet.names.map((name) => (isUsed(name) ? 1 : 0)).join('');
    const trimmed = sheet.trimmed.get(key) ?? trim(css, isUsed);
    sheet.trimmed.set(key, trimmed);
    return trimmed;
  };
}

function trim(css: string, isUsed: IsUsed): string {
  const settled = settleProperties(trimUnused(css, isUsed), isUsed);
  // Sums of known values become one, and what trimming left side by side is merged.
  const { code } = transform({ filename: 'page.css', code: Buffer.from(settled), minify: true });
  return code.toString();
}

function namesIn(css: string): string[] {
  const names = new Set<string>();
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    for (const selector of rule.selectors) {
      for (const name of outerNames(selector)) names.add(name);
    }
  });
  root.walkDecls(/^--/, ({ prop }) => void names.add(prop));
  return [...names];
}

/** The text that an attribute's value stands for. */
export function decodeAttribute(value: string): string {
  if (!value.includes('&')) return value;
  return value
    .replaceAll(/&(?:gt|#62);/g, '>')
    .replaceAll(/&(?:lt|#60);/g, '<')
    .replaceAll(/&(?:quot|#34);/g, '"')
    .replaceAll('&#39;', "'")
    .replaceAll(/&(?:amp|#38);/g, '&');
}
