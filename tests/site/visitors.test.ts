import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { SESSION_HINT_KEY, type SessionHint } from '#src/lib/session/session-hint.ts';
import { browseBuiltSite, expectPage } from '../helpers/site-browser.ts';

const browser = browseBuiltSite({ locale: 'en-GB' });

const HINT: SessionHint = { uid: 'mina', name: 'Mina', premium: true, renewedAt: Date.now() };

/** Makes the page that of a member, or of a visitor, as the members' pages note it. */
async function beMember(page: Page, member: boolean): Promise<void> {
  await page.goto('/404');
  await page.evaluate(
    ([key, hint]) => (hint ? localStorage.setItem(key, hint) : localStorage.removeItem(key)),
    [SESSION_HINT_KEY, member ? JSON.stringify(HINT) : ''] as const,
  );
}

/** Notes whether the page at a path was to be seen when the browser left it. */
async function watchLeaving(page: Page, path: string): Promise<void> {
  await page.addInitScript((watched) => {
    if (location.pathname !== watched) return;
    addEventListener('pagehide', () => {
      sessionStorage.setItem('shown', String(document.documentElement.checkVisibility()));
    });
  }, path);
}

describe('a member who opens the landing page', () => {
  test.each([
    ['/', '/dashboard'],
    ['/de', '/de/dashboard'],
  ])(
    '%s is redirected to %s before anything is shown, and is not in the history',
    async (from, to) => {
      await browser.use(async (page) => {
        await beMember(page, true);
        await watchLeaving(page, from);
        await page.route(browser.origin + to, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>There</title>' }),
        );
        const before = await page.evaluate(() => history.length);
        await page.goto(from, { waitUntil: 'commit' });
        await page.waitForURL(browser.origin + to);
        await expectPage(page).toHaveTitle('There');
        await expect.poll(() => page.evaluate(() => sessionStorage.getItem('shown'))).toBe('false');
        await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 1);
        await page.unrouteAll();
      });
    },
  );

  test('stays a visitor when signed out', async () => {
    await browser.use(async (page) => {
      await beMember(page, false);
      await page.goto('/', { waitUntil: 'networkidle' });
      await expectPage(page).toHaveURL('/');
      await expectPage(page.locator('h1')).toBeVisible();
    });
  });
});

describe('the training page', () => {
  /** What the page asks for until it has asked for the plan and is quiet. */
  async function requestsOf(page: Page): Promise<string[]> {
    const paths: string[] = [];
    const plan = page.waitForRequest('**/api/initialize-pricing-plan');
    page.on('request', (request) => {
      paths.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await page.goto('/training', { waitUntil: 'networkidle' });
    await plan;
    page.removeAllListeners();
    return paths;
  }

  test('makes sure of the plan, and asks nothing about a visitor', async () => {
    await browser.use(async (page) => {
      await beMember(page, false);
      const paths = await requestsOf(page);
      expect(paths).toContain('POST /api/initialize-pricing-plan');
      expect(paths).not.toContain('GET /api/me');
      await expectPage(page.locator('html')).not.toHaveAttribute('data-subscription');
    });
  });

  test('asks for a member’s subscription, and only logs that it cannot', async () => {
    await browser.use(async (page) => {
      await beMember(page, true);
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith('Training page:'),
      );
      await page.route('**/api/me', (route) => route.fulfill({ status: 500 }));
      await page.goto('/training');
      await logged;
      await expectPage(page.locator('html')).not.toHaveAttribute('data-subscription');
      await expectPage(page.locator('h1')).toBeVisible();
    });
  });
});
