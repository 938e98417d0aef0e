import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '#src/routes.ts';
import { openBrowserPages, type BrowserPages } from '../helpers/browser-pages.ts';
import { serveBuiltSite, type HostingServer } from '../helpers/hosting-server.ts';
import { judgedPages } from '../helpers/page-kinds.ts';

/** Their controls need the script and show only with it; tests of their own look at the rest. */
const TOOLS: readonly string[] = [
  ROUTES.promptBuilder,
  ROUTES.periodicTable,
  ROUTES.login,
  ROUTES.resetPassword,
];
const pages = judgedPages().filter(({ unprefixed }) => !TOOLS.includes(unprefixed));

let server: HostingServer;
let withScripts: BrowserPages;
let without: BrowserPages;
beforeAll(async () => {
  server = await serveBuiltSite();
  const options = { baseURL: server.origin, viewport: { width: 1440, height: 900 } };
  withScripts = await openBrowserPages(options);
  without = await openBrowserPages({ ...options, javaScriptEnabled: false });
});
afterAll(async () => {
  await withScripts.close();
  await without.close();
  await server.close();
});

/** The lines that a person reads in the page's main part. */
async function linesOf(pages: BrowserPages, path: string): Promise<string[]> {
  return pages.use(async (page) => {
    await page.goto(path);
    // The search box has nothing to do without its script.
    const text = await page.evaluate(() => {
      document.querySelector('search')?.remove();
      return document.querySelector('main')?.innerText ?? '';
    });
    return text.split(/\n+/).map((line) => line.trim());
  });
}

describe.concurrent('without JavaScript', () => {
  test.each(pages)('everything on $path reads', async ({ path }) => {
    const [all, read] = await Promise.all([linesOf(withScripts, path), linesOf(without, path)]);
    expect(all.length).toBeGreaterThan(2);
    expect(all.filter((line) => !read.includes(line))).toEqual([]);
  });
});
