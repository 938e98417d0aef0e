import { globSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  builtPages,
  captures,
  DIST,
  initialModules,
  isAccountPage,
  isMembersPage,
  possibleModules,
  publicPages,
  runningScripts,
  scriptFiles,
  wireBytes,
} from '../helpers/built-site.ts';
import {
  fitsWithoutText,
  FONT_BYTES,
  hasIsland,
  INTERACTION_BYTES,
  memberScriptBudget,
  pageBudget,
  scriptBudget,
  WINDOW_BYTES,
} from './budgets.ts';

const memberPages = builtPages().filter(
  (page) => page.canonicalTree && isMembersPage(page) && hasIsland(page.html),
);

/** Islands that load when somebody uses them. */
const WHEN_USED = /<astro-island\b[^>]*\sclient="interaction"[^>]*>/g;

/** A module's size on the wire. */
function moduleSize(path: string): number {
  return wireBytes(readFileSync(DIST + path.slice(1), 'utf8'));
}

/** The host that Firebase Auth asks, which is text in its code. */
const AUTH_MARK = /identitytoolkit\.googleapis\.com/;
const hasAuth = (path: string) => AUTH_MARK.test(readFileSync(DIST + path.slice(1), 'utf8'));

/** Names that are text in the small Firestore and the full one, and in Auth's popup. */
const FIRESTORE_MARK = /runQuery|google\.firestore/;
const POPUP_MARK = /__\/auth\/iframe/;

/** The schemas of src/shared check requests on the server; a page needs only their types. */
const ZOD_MARK = /ZodMini/;

/** The page with only the tags of its main part, and without what its islands are given. */
function withoutText(html: string): string {
  return html.replace(/<main\b[\s\S]*<\/main>/, (main) =>
    main.replace(/>[^<]+</g, '><').replace(/\sprops="[^"]*"/g, ''),
  );
}

describe.each(publicPages())('public page $path', (page) => {
  const { html } = page;

  test('keeps HTML and CSS within its budget', () => {
    const bytes = wireBytes(html);
    expect(bytes).toBeLessThanOrEqual(pageBudget(page));
    // Where the text alone goes beyond the first window, the rest must not.
    if (bytes > WINDOW_BYTES && fitsWithoutText(page)) {
      expect(wireBytes(withoutText(html))).toBeLessThanOrEqual(WINDOW_BYTES);
    }
  });

  test('asks for nothing that blocks rendering', () => {
    const head = html.slice(0, html.indexOf('</head>'));
    expect(captures(head, /<link\b[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)).toEqual([]);
    const blocking = (head.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? []).filter(
      (tag) => !/\b(async|defer|type="module")/.test(tag),
    );
    expect(blocking).toEqual([]);
  });

  test('has its icon and letters as wide as the font’s with it, and asks for no font before it is seen', () => {
    expect(captures(html, /<link\b[^>]*rel="icon"[^>]*href="(\w+:)/g)).toEqual(['data:']);
    expect(html).not.toMatch(/<link\b[^>]*as="?font/);
    expect(html).toMatch(/@font-face\{[^}]*\blocal\([^}]*size-adjust:/);
  });

  test('loads nothing from another host', () => {
    const tags = html.match(/<(script|img|iframe|video|audio|source|link)\b[^>]*>/g) ?? [];
    const loading = tags.filter((tag) => !/rel="(canonical|alternate)"/.test(tag));
    const addresses = loading.flatMap((tag) =>
      captures(tag, /\s(?:src|srcset|href|poster)="([^"]+)"/g),
    );
    expect(addresses.filter((address) => /^(https?:)?\/\//.test(address))).toEqual([]);
  });
});

describe.each(publicPages())('the scripts of public page $path', (page) => {
  const { html } = page;

  test('keep within the budget and need no framework before an interaction', () => {
    const inline = runningScripts(html).map(({ text }) => text);
    // Asked for by the layout's script on a first visit, for the consent banner.
    const later = captures(html, /\sdata-consent="([^"]+)"/g);
    expect(later).toHaveLength(1);
    const files = [...scriptFiles(html), ...later].map((file) =>
      readFileSync(DIST + file.slice(1), 'utf8'),
    );
    // The inline scripts travel with the page, every other in an answer of its own.
    const bytes = [inline.join('\n'), ...files].map(wireBytes);
    expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(scriptBudget(page));
    const code = [...inline, ...files].join('\n');
    expect(code).not.toMatch(/react|firebase\//i);
    const hydration = captures(html, /<astro-island\b[^>]*\sclient="(\w+)"/g);
    expect(hydration.filter((when) => when !== 'interaction')).toEqual([]);
  });

  const modules = hasIsland(html) ? initialModules(html) : [];

  test('grow within the budget with the first interaction', () => {
    const bytes = modules.map(moduleSize);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(INTERACTION_BYTES);
  });

  test('load Firebase at sign-in alone, and there only when it is needed', () => {
    const loaded = isAccountPage(page) ? modules : possibleModules(html);
    expect(loaded.filter(hasAuth)).toEqual([]);
  });
});

describe.each(memberPages)("members' page $path", (page) => {
  const { html } = page;

  test('has the consent banner in it: fetched, it would be painted after all scripts', () => {
    expect(captures(html, /\s(id="consent")/g)).toHaveLength(1);
  });

  test('comes alive when the browser is idle, after the first paint, and its support when used', () => {
    expect(captures(html, /<astro-island\b[^>]*\sclient="(\w+)"/g)).toEqual([
      'idle',
      'interaction',
    ]);
  });

  // Support loads with the first press.
  const modules = initialModules(html.replace(WHEN_USED, ''));

  test('keeps the JavaScript that it loads at first within the budget', () => {
    const inline = runningScripts(html).map(({ text }) => text);
    expect(modules.length).toBeGreaterThan(3);
    const bytes = modules.reduce((sum, path) => sum + moduleSize(path), 0);
    expect(bytes + wireBytes(inline.join('\n'))).toBeLessThanOrEqual(memberScriptBudget(page));
  });

  const preloadsIn = (part = '') => captures(part, /rel="modulepreload" href="([^"]+)"/g);

  test('asks for React in the head and for its other scripts below the page', () => {
    const [head, body] = html.split('</head>');
    expect(preloadsIn(head)).toContainEqual(expect.stringContaining('/react.'));
    expect(preloadsIn(head).length).toBeLessThanOrEqual(2);
    const [, afterAll] = body?.split('</footer>') ?? [];
    expect(preloadsIn(body)).toEqual(preloadsIn(afterAll));
  });

  test('needs nothing of Firebase for that', () => {
    const preloaded = preloadsIn(html);
    expect([...modules, ...preloaded].filter(hasAuth)).toEqual([]);
  });
});

test('no script has Firestore, Google’s popup or Zod in it', () => {
  const all = globSync('_astro/*.js', { cwd: DIST });
  expect(all.length).toBeGreaterThan(10);
  const texts = new Map(all.map((file) => [file, readFileSync(DIST + file, 'utf8')]));
  const withMark = (mark: RegExp) => all.filter((file) => mark.test(texts.get(file) ?? ''));
  expect([FIRESTORE_MARK, POPUP_MARK, ZOD_MARK].flatMap(withMark)).toEqual([]);
  expect(withMark(AUTH_MARK)).toHaveLength(1);
});

test('the font is one small file', () => {
  const fonts = new Set(
    publicPages().flatMap(({ html }) => captures(html, /data-font="\/([^"]+)"/g)),
  );
  expect(fonts.size).toBe(1);
  for (const font of fonts) expect(statSync(DIST + font).size).toBeLessThanOrEqual(FONT_BYTES);
});
