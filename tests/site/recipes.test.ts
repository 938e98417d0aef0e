import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as ApiServer from '#scripts/api-server.ts';
import { readLibrary } from '#scripts/library/read-library.ts';
import { SESSION_HINT_KEY } from '#src/lib/session/session-hint.ts';
import { ENDPOINTS } from '#shared/api/contract.ts';
import { openBrowserPages, type BrowserPages } from '../helpers/browser-pages.ts';
import { serveBuiltSite, type HostingServer } from '../helpers/hosting-server.ts';
import { copyProject, type ProjectCopy } from '../helpers/project-copy.ts';
import { RECIPES } from '../helpers/recipes.ts';
import { expectPage } from '../helpers/site-browser.ts';

/** What `me` answers about a free member who did nothing yet. */
const ME = ENDPOINTS.me.output.parse({
  profile: {
    id: 'ada',
    user_id: 'ada',
    email: 'ada@example.test',
    name: 'Ada',
    subscription_status: 'free',
    created_at: '2026-11-02T09:00:00.000Z',
  },
  subscription: null,
  past_contracts: [],
  statistics: {
    toolsUsed: 0,
    promptsCreated: 0,
    videosWatched: 0,
    communityRank: 0,
    totalPrompts: 0,
  },
  activity: [],
  next: {
    last_visit_at: null,
    tools: [],
    new_prompts: 0,
    favourites: 0,
    brand: null,
    lessons: null,
  },
  has_billing_account: false,
  is_new_visit: false,
});

/** What `events` answers while no live Q&A has a date. */
const EVENTS = ENDPOINTS.events.output.parse({ next: null, named_by: null, past: [] });

let copy: ProjectCopy;
let server: HostingServer;
let browser: BrowserPages;

// All recipes in one copy of the project, for one type check and one build. Both take minutes
// beside the browsers of the other tests.
beforeAll(async () => {
  copy = copyProject();
  for (const follow of Object.values(RECIPES)) await follow(copy);
  expect(await copy.npmRun('check:types')).toBeUndefined();
  expect(await copy.astro('build')).toBeUndefined();
  server = await serveBuiltSite({ folder: join(copy.root, 'dist') });
  browser = await openBrowserPages({ baseURL: server.origin, locale: 'en-GB' });
  return async () => {
    await browser.close();
    await server.close();
  };
}, 1_800_000);
afterAll(() => copy.remove());

test.each([
  ['/partners', 'Our partners', 'Write to our partners'],
  ['/de/partners', 'Unsere Partner', 'Den Partnern schreiben'],
])('the page at %s has its strings', async (path, title, string) => {
  await browser.use(async (page) => {
    await page.goto(path);
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectPage(page.getByRole('link', { name: string })).toBeVisible();
  });
});

test('the island works', async () => {
  await browser.use(async (page) => {
    await page.goto('/partners');
    await page.getByRole('button', { name: 'Partners: 0' }).click();
    await expectPage(page.getByRole('button', { name: 'Partners: 1' })).toBeVisible();
  });
});

test.each(['/blog/our-new-partners', '/de/blog/unsere-neuen-partner'])(
  'the post is at %s',
  async (path) => {
    const response = await fetch(server.origin + path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Three workshops.');
  },
);

test('the endpoint answers', async () => {
  const module = pathToFileURL(join(copy.root, 'scripts/api-server.ts')).href;
  const { startApiServer } = (await import(module)) as typeof ApiServer;
  const api = await startApiServer(() => new Date());
  const response = await fetch(`${api.origin}/api/partners?name=Ada`);
  expect(await response.json()).toEqual({ text: 'Hello Ada' });
  await api.stop();
});

test.each([
  ['/dashboard', 'Seating Plan'],
  ['/de/dashboard', 'Sitzplan'],
])('the tool is on %s', async (path, title) => {
  await browser.use(async (page) => {
    const hint = { uid: 'ada', name: 'Ada', premium: false, renewedAt: Date.now() };
    const keep = ([key, value]: [string, string]) => localStorage.setItem(key, value);
    await page.addInitScript(keep, [SESSION_HINT_KEY, JSON.stringify(hint)] as [string, string]);
    await page.route('**/api/me', (route) => route.fulfill({ json: ME }));
    await page.route('**/api/events*', (route) => route.fulfill({ json: EVENTS }));
    await page.goto(path);
    await expectPage(page.getByRole('main').getByText(title, { exact: true })).toBeVisible();
  });
});

test('the prompt is among those that are published', async () => {
  const { prompts } = await readLibrary(copy.root);
  const added = prompts.filter(({ id }) => id.startsWith('seat-guests'));
  expect(added.map(({ title }) => title).sort()).toEqual(['Gäste setzen', 'Seat the guests']);
});
