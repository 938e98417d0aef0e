import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  builtPages,
  captures,
  DIST,
  runningScripts,
  scriptFiles,
  wireBytes,
} from '../helpers/built-site.ts';
import { ROUTE_ACCESS, ROUTES, type RouteName } from '@/routes';
import { budgetFor } from './budgets.ts';

const membersPaths = new Set<string>(
  [...(Object.keys(ROUTE_ACCESS) as RouteName[]), 'login' as const, 'resetPassword' as const].map(
    (name) => ROUTES[name],
  ),
);
const publicPages = builtPages().filter(({ unprefixed }) => !membersPaths.has(unprefixed));
const plainPages = publicPages.filter(({ html }) => !html.includes('<astro-island'));

describe.each(publicPages)('public page $path', ({ html, unprefixed }) => {
  test('keeps HTML and CSS within its budget', () => {
    expect(wireBytes(html)).toBeLessThanOrEqual(budgetFor(unprefixed).page);
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
    const code = [...inline, ...files].join('\n');
    expect(wireBytes(code)).toBeLessThanOrEqual(budgetFor(unprefixed).script);
    expect(code).not.toMatch(/react|firebase\//i);
  });
});
