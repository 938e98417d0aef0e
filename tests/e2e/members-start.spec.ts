import type { Page } from '@playwright/test';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { MEMBERSHIP_ROUTES, type ROUTE_ACCESS, ROUTES, lockedPath } from '#src/routes.ts';
import { DEMO_PASSWORD } from '#scripts/seed/accounts.ts';
import { expectPath } from '../helpers/auth-accounts';
import { layoutShift } from '../helpers/layout-shift';
import { watchPage } from '../helpers/watched-page';
import { LAYOUT_SHIFT } from '../site/budgets';
import { holdRequests } from './held-requests';
import { libraryPage } from './prompt-library-page';
import { journey } from './member-journey';
import { expect, test } from './test';

const { members } = dictionary('en');

test('nothing moves when a page’s content comes in place of Loading', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await journey(page, 'en').comeBack('premium@example.test', DEMO_PASSWORD);
  for (const name of MEMBERSHIP_ROUTES) {
    await page.goto(ROUTES[name], { waitUntil: 'networkidle' });
    await expect(page.getByText(members.loading, { exact: true })).toHaveCount(0);
    expect(await layoutShift(page), name).toBeLessThanOrEqual(LAYOUT_SHIFT);
  }
});

/** What each page reads first, for premium members. */
const FIRST_READS = {
  dashboard: ['/api/me'],
  accountSettings: ['/api/me'],
  promptTable: [],
  smartBuilder: [],
  promptLibrary: ['/api/prompts?locale=en'],
  brandChecker: ['/api/brand-checker?action=campaigns', '/api/brand-checker?action=tests'],
  brandReport: ['/api/brand-checker?action=campaigns'],
  lessons: ['/api/lessons?locale=en'],
} satisfies Record<Exclude<keyof typeof ROUTE_ACCESS, 'operations'>, string[]>;

/** Notes every call that the page's own scripts make: the head's preloads are none of them. */
async function noteFetches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const fetches: string[] = [];
    const own = window.fetch;
    window.fetch = (input, init) => {
      if (typeof input === 'string') fetches.push(input);
      return own(input, init);
    };
    Object.assign(window, { fetches });
  });
}

const preloads = (page: Page) =>
  page
    .locator('link[rel=preload][as=fetch]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

for (const [name, reads] of Object.entries(FIRST_READS)) {
  test(`${name} uses the head's preloaded calls once, and loads nothing of Firebase`, async ({
    page,
  }) => {
    await noteFetches(page);
    await journey(page, 'en').comeBack('premium@example.test', DEMO_PASSWORD);
    const requests: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname, search } = new URL(request.url());
      requests.push((origin === new URL(page.url()).origin ? '' : origin) + pathname + search);
    });
    await page.goto(ROUTES[name as keyof typeof FIRST_READS], { waitUntil: 'networkidle' });
    await expect(page.getByText(members.loading, { exact: true })).toHaveCount(0);
    expect(await preloads(page)).toEqual(reads);
    // A preload that is not used would be requested again, or for nothing.
    const fetches = await page.evaluate(() => (window as unknown as { fetches: string[] }).fetches);
    expect(fetches).toEqual(expect.arrayContaining([...reads]));
    for (const read of reads) expect(requests.filter((url) => url === read)).toHaveLength(1);
    expect(requests.filter((url) => /firebase|googleapis/.test(url))).toEqual([]);
  });
}

test('a member without Premium is checked by one call, preloaded in the head', async ({ page }) => {
  await journey(page, 'en').comeBack('free@example.test', DEMO_PASSWORD);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
  });
  await page.goto(ROUTES.promptLibrary, { waitUntil: 'commit' });
  await expectPath(page, lockedPath('promptLibrary'));
  expect(calls).not.toContain('/api/prompts');
});

test('a visitor without a session makes no call on a members’ page, and nothing fails', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  const watch = watchPage(page);
  for (const name of MEMBERSHIP_ROUTES) {
    await page.goto(ROUTES[name], { waitUntil: 'commit' });
    await expectPath(page, ROUTES.login);
  }
  await expect(
    page.getByRole('button', { name: dictionary('en').auth.signIn.submit, exact: true }),
  ).toBeVisible();
  expect(calls).toEqual([]);
  expect(watch.errors).toEqual([]);
});

test('the prompts are asked for before the library’s modules are there, and only once', async ({
  page,
}) => {
  const library = libraryPage(page, 'en');
  await library.signIn();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/prompts')) calls.push(request.url());
  });
  const release = await holdRequests(page, '**/_astro/*.js');
  const answered = page.waitForResponse(/\/api\/prompts/);
  await page.goto(library.path, { waitUntil: 'commit' });
  expect((await answered).status()).toBe(200);
  release();
  await expect(library.cards.first()).toBeVisible();
  expect(calls).toHaveLength(1);
});
