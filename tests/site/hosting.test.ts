import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGE_COOKIE, LOCALES } from '#src/i18n/locales.ts';
import {
  EDITOR_PATH,
  feedPath,
  licencesPath,
  PROJECT_IDS,
  REDIRECTS,
  ROUTE_ACCESS,
  ROUTES,
  SHOW_PAYMENT_PATH,
  UNKNOWN_PROJECT,
} from '#src/routes.ts';
import { hosting, serveBuiltSite, type HostingServer } from '../helpers/hosting-server.ts';

interface SpeculationRules {
  prefetch: {
    where: {
      and: {
        href_matches?: string;
        not?: { href_matches?: readonly string[]; selector_matches?: readonly string[] };
      }[];
    };
  }[];
}

const PREFIXES = ['', ...LOCALES.map((locale) => `/${locale}`)];

let server: HostingServer;
beforeAll(async () => {
  server = await serveBuiltSite();
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, {
    headers: { 'accept-language': 'en', ...headers },
    redirect: 'manual',
  });
const languageOf = async (response: Response) =>
  /<html lang="(\w+)"/.exec(await response.text())?.[1];

describe('the redirect table', () => {
  test('is that of routes.ts, in every language', () => {
    const expected = PREFIXES.flatMap((prefix) =>
      Object.entries({ ...REDIRECTS, [UNKNOWN_PROJECT]: ROUTES.projects }).map(([from, to]) => [
        prefix + from,
        prefix + to,
      ]),
    );
    const configured = hosting.redirects.map(({ source, destination }) => [source, destination]);
    expect(configured.sort()).toEqual(expected.sort());
  });

  test.each(hosting.redirects)('$source takes one hop', async ({ source, destination, type }) => {
    const response = await get(source);
    expect(response.status).toBe(type);
    // The emulator joins an empty query with a stray ampersand.
    expect(response.headers.get('location')?.replace(/&$/, '')).toBe(destination);
    expect(hosting.redirects.map((redirect) => redirect.source)).not.toContain(
      destination.split('?')[0],
    );
  });
});

describe.each(PREFIXES)('a project below %s', (prefix) => {
  test.each(['nothing', 'UXTools', 'uxtools2', '%C3%BCber'])(
    'that is %s leads to the list',
    async (id) => {
      const response = await get(`${prefix}/projects/${id}`);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(`${prefix}/projects`);
    },
  );

  test.each(PROJECT_IDS)('that is %s is shown', async (id) => {
    expect((await get(`${prefix}/projects/${id}`)).status).toBe(200);
  });
});

describe('the language of an unprefixed address', () => {
  test.each([
    ['German for a German browser', { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' }, 'de'],
    ['English for an English browser that knows German', { 'accept-language': 'en-GB,de' }, 'en'],
    ['English for other browsers', { 'accept-language': 'fr' }, 'en'],
    [
      'English when chosen, whatever the browser prefers',
      { 'accept-language': 'de', cookie: `${LANGUAGE_COOKIE}=en` },
      'en',
    ],
  ])('is %s', async (_, headers, language) => {
    expect(await languageOf(await get(ROUTES.home, headers))).toBe(language);
  });

  test('is never negotiated when the address names one', async () => {
    expect(await languageOf(await get('/en', { 'accept-language': 'de' }))).toBe('en');
    expect(await languageOf(await get('/de', { 'accept-language': 'en' }))).toBe('de');
  });

  test('holds for the not-found page too', async () => {
    const response = await get('/nowhere', { 'accept-language': 'de' });
    expect(response.status).toBe(404);
    expect(await languageOf(response)).toBe('de');
  });
});

describe('the headers', () => {
  test.each([ROUTES.home, '/de', '/nowhere'])('protect %s', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  test('let browsers keep hashed files for good and ask again for pages', async () => {
    const font = /data-font="([^"]+)"/.exec(await (await get(ROUTES.home)).text())?.[1] ?? '';
    expect((await get(font)).headers.get('cache-control')).toContain('immutable');
    expect((await get(ROUTES.home)).headers.get('cache-control')).toBe(
      'max-age=0, must-revalidate',
    );
    expect((await get('/de')).headers.get('cache-control')).toBe('max-age=0, must-revalidate');
  });
});

describe('the rules for fetching a page ahead (product 26.15)', () => {
  const rulesFile = async () => {
    const named = (await get(ROUTES.home)).headers.get('speculation-rules') ?? '';
    return get(JSON.parse(named) as string);
  };

  test.each([ROUTES.home, '/de', '/de/blog', '/nowhere'])('are named by %s', async (path) => {
    expect((await get(path)).headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
  });

  test('are not named by files', async () => {
    expect((await get('/robots.txt')).headers.has('speculation-rules')).toBe(false);
  });

  test('are a file of the type that browsers ask for', async () => {
    const response = await rulesFile();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/speculationrules\+json/);
  });

  test('name every public page, and nothing that a visit could change', async () => {
    const { prefetch } = (await (await rulesFile()).json()) as SpeculationRules;
    expect(prefetch).toHaveLength(1);
    const [all, except, links] = prefetch[0]?.where.and ?? [];
    expect(links?.not?.selector_matches).toEqual(['[hreflang]', '[data-logout]', '[download]']);
    const matches = (patterns: string | readonly string[] | undefined, path: string) =>
      [patterns ?? []]
        .flat()
        .some((pattern) => new URLPattern(pattern, server.origin).test(path, server.origin));
    const isFetched = (path: string) =>
      matches(all?.href_matches, path) && !matches(except?.not?.href_matches, path);
    for (const prefix of PREFIXES) {
      for (const [name, path] of Object.entries(ROUTES)) {
        expect([prefix + path, isFetched(prefix + path)]).toEqual([
          prefix + path,
          !(name in ROUTE_ACCESS),
        ]);
      }
      const others = ['/api/me', EDITOR_PATH, feedPath, licencesPath, SHOW_PAYMENT_PATH];
      for (const path of [...others, ...Object.keys(REDIRECTS)]) {
        expect([path, isFetched(prefix + path)]).toEqual([path, false]);
      }
    }
    expect(isFetched('https://elsewhere.example/')).toBe(false);
  });
});
