import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  builtPages,
  captures,
  DIST,
  initialModules,
  isMembersPage,
  runningScripts,
  scriptFiles,
  wireBytes,
} from '../helpers/built-site.ts';
import { budgetFor, MEMBER_SCRIPT_BYTES } from './budgets.ts';

const publicPages = builtPages().filter((page) => !isMembersPage(page));
const memberPages = builtPages().filter(
  (page) => page.canonicalTree && isMembersPage(page) && page.html.includes('<astro-island'),
);
const plainPages = publicPages.filter(({ html }) => !html.includes('<astro-island'));

const moduleBytes = new Map<string, number>();

/** A module's size on the wire, measured once: the members' pages share most of theirs. */
function moduleSize(path: string): number {
  const bytes = moduleBytes.get(path) ?? wireBytes(readFileSync(DIST + path.slice(1)));
  moduleBytes.set(path, bytes);
  return bytes;
}

/** The page with only the tags of its main part. */
function withoutText(html: string): string {
  return html.replace(/<main\b[\s\S]*<\/main>/, (main) => main.replace(/>[^<]+</g, '><'));
}

describe.each(publicPages)('public page $path', ({ html, unprefixed }) => {
  test('keeps HTML and CSS within its budget', () => {
    const budget = budgetFor(unprefixed);
    expect(wireBytes(budget.countsText ? html : withoutText(html))).toBeLessThanOrEqual(
      budget.page,
    );
  });

  test('asks for nothing that blocks rendering', () => {
    const head = html.slice(0, html.indexOf('</head>'));
    expect(captures(head, /<link\b[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)).toEqual([]);
    const blocking = (head.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? []).filter(
      (tag) => !/\b(async|defer|type="module")/.test(tag),
    );
    expect(blocking).toEqual([]);
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

describe.each(plainPages)('page without an island $path', ({ html, unprefixed }) => {
  test('keeps its JavaScript within the budget and loads no framework', () => {
    const inline = runningScripts(html).map(({ text }) => text);
    const files = scriptFiles(html).map((file) => readFileSync(DIST + file.slice(1), 'utf8'));
    // The inline scripts travel with the page, every other in an answer of its own.
    const bytes = [inline.join('\n'), ...files].map(wireBytes);
    expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(
      budgetFor(unprefixed).script,
    );
    const code = [...inline, ...files].join('\n');
    expect(code).not.toMatch(/react|firebase\//i);
  });
});

describe.each(memberPages)("members' page $path", ({ html }) => {
  test('keeps the JavaScript that it loads at first within the budget', () => {
    const modules = initialModules(html);
    const inline = runningScripts(html).map(({ text }) => text);
    expect(modules.length).toBeGreaterThan(3);
    const bytes = modules.reduce((sum, path) => sum + moduleSize(path), 0);
    expect(bytes + wireBytes(inline.join('\n'))).toBeLessThanOrEqual(MEMBER_SCRIPT_BYTES);
  });
});
