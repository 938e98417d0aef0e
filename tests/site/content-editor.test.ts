import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EDITOR_PATH, pagesSitemapPath } from '#src/routes.ts';
import { builtPages, DIST } from '../helpers/built-site.ts';
import { serveBuiltSite, type HostingServer } from '../helpers/hosting-server.ts';

let server: HostingServer;
beforeAll(async () => {
  server = await serveBuiltSite();
});
afterAll(() => server.close());

const get = (path: string) => fetch(server.origin + path, { redirect: 'manual' });

test('the editor is one page that search engines leave alone, at one address', async () => {
  const response = await get(EDITOR_PATH);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<meta name="robots" content="noindex, nofollow">');
  for (const prefix of ['/en', '/de']) {
    expect((await get(prefix + EDITOR_PATH)).status).toBe(404);
  }
  expect(readFileSync(DIST + pagesSitemapPath, 'utf8')).not.toContain(EDITOR_PATH);
});

test('its page is asked for anew, its files are kept, and a sign-in may answer it', async () => {
  const page = await get(EDITOR_PATH);
  expect(page.headers.get('cache-control')).toBe('max-age=0, must-revalidate');
  // The window of a sign-in with GitHub hands its answer to the window that opened it.
  expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  const script = /<script type="module" src="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const file = await get(script);
  expect(file.status).toBe(200);
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('nothing of it is in a page of the site', () => {
  const naming = builtPages().filter(({ html }) => html.includes(EDITOR_PATH));
  expect(naming.map(({ path }) => path)).toEqual([]);
  const scripts = readdirSync(`${DIST}_astro`).filter((name) => name.endsWith('.js'));
  const editors = scripts.filter((name) =>
    readFileSync(`${DIST}_astro/${name}`, 'utf8').includes('sveltia'),
  );
  expect(editors).toEqual([]);
});

test('it names no server but its own for what it loads', () => {
  const files = readdirSync(DIST + EDITOR_PATH.slice(1)).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    expect(readFileSync(`${DIST}${EDITOR_PATH.slice(1)}/${file}`, 'utf8'), file).not.toMatch(
      /cdn\.jsdelivr\.net\/fontsource/,
    );
  }
});
