import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { parseLocalizedPath, type Locale } from '#src/i18n/locales.ts';
import { EDITOR_PATH, ROUTE_ACCESS, ROUTES, type RouteName } from '#src/routes.ts';

export const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

export interface BuiltPage {
  /** Address with its prefix and without `.html`, like `/de/blog`. */
  path: string;
  /** The same without language. */
  unprefixed: string;
  locale: Locale;
  html: string;
  /** `false` for the copy of the English tree under `/en`. */
  canonicalTree: boolean;
}

/** Beside the site: the editor, which has a test of its own. */
const NO_PAGE = `${EDITOR_PATH.slice(1)}.html`;

/** Every page of the built site. */
export function builtPages(): BuiltPage[] {
  const pages = globSync('**/*.html', { cwd: DIST, exclude: [NO_PAGE] }).flatMap((file) => {
    const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
    const { locale, path: unprefixed } = parseLocalizedPath(path);
    const html = readFileSync(DIST + file, 'utf8');
    // A partial, such as the consent banner, is no page.
    if (!html.includes('<html')) return [];
    return { path, unprefixed, locale, html, canonicalTree: !/^\/en(\/|$)/.test(path) };
  });
  if (pages.length === 0) throw new Error('dist/ holds no pages. Run "npm run build:local".');
  return pages.sort((a, b) => a.path.localeCompare(b.path));
}

const pathsOf = (names: readonly RouteName[]) => new Set<string>(names.map((name) => ROUTES[name]));

const MEMBERS_PATHS = pathsOf(Object.keys(ROUTE_ACCESS) as RouteName[]);
const SIGN_IN_PATHS = pathsOf(['login', 'resetPassword']);

/** Pages for members only: shells that their scripts fill. */
export function isMembersPage({ unprefixed }: BuiltPage): boolean {
  return MEMBERS_PATHS.has(unprefixed);
}

/** Members' pages and those around sign-in, which have own budgets. */
export function isAccountPage(page: BuiltPage): boolean {
  return isMembersPage(page) || SIGN_IN_PATHS.has(page.unprefixed);
}

/** Every page that anybody may open, once: without the copy of the English tree. */
export function publicPages(): BuiltPage[] {
  return builtPages().filter((page) => page.canonicalTree && !isMembersPage(page));
}

/** All matches of one group, like every `href` of the `link` tags. */
export function captures(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, capture]) => capture ?? []);
}

const weighed = new Map<string, number>();

/**
 * Bytes on the wire with brotli, which Hosting and every browser speak. Pages share scripts, so each
 * text is weighed once.
 */
export function wireBytes(text: string): number {
  const bytes = weighed.get(text) ?? brotliCompressSync(text).length;
  weighed.set(text, bytes);
  return bytes;
}

export interface InlineScript {
  attributes: string;
  text: string;
}

/** The scripts of a page that run; blocks of data such as JSON-LD do not. */
export function runningScripts(html: string): InlineScript[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .map(([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(({ attributes }) => !/type="application\/(ld\+)?json"/.test(attributes));
}

/** What a template holds stays inert until a script asks for it. */
const TEMPLATE = /<template\b[\s\S]*?<\/template>/g;
/** Static imports of a built module; dynamic ones load only when something asks for them. */
const STATIC_IMPORT = /\b(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;

/** The page's own modules that load with it and all that those import, by path. */
export function scriptFiles(html: string): string[] {
  const active = html.replace(TEMPLATE, '');
  const files = new Set([
    ...captures(active, /<script\b[^>]*\bsrc="(\/[^"]+)"/g),
    ...captures(active, /<link\b[^>]*rel="modulepreload"[^>]*href="(\/[^"]+)"/g),
  ]);
  for (const file of files) {
    for (const name of captures(readFileSync(DIST + file.slice(1), 'utf8'), STATIC_IMPORT)) {
      files.add(`/_astro/${name}`);
    }
  }
  return [...files];
}

/** What a built module names, whether it loads with it or later. */
const ANY_IMPORT = /["'`]\.\/([\w.-]+\.js)["'`]/g;

/** The modules of a page's islands and scripts, what those import by this pattern, and so on. */
function modulesBy(pattern: RegExp, html: string): string[] {
  const found = new Set(captures(html, /\b(?:component-url|renderer-url|src)="(\/[^"]+\.js)"/g));
  for (const path of found) {
    for (const name of captures(readFileSync(DIST + path.slice(1), 'utf8'), pattern)) {
      found.add(path.replace(/[^/]+$/, name));
    }
  }
  return [...found];
}

/** The modules that a page's islands and scripts load at once. */
export function initialModules(html: string): string[] {
  return modulesBy(STATIC_IMPORT, html);
}

/** These, and all that they may ever load. */
export function possibleModules(html: string): string[] {
  return modulesBy(ANY_IMPORT, html);
}
