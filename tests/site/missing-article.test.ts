import { describe, expect, test } from 'vitest';
import { browseBuiltSite, expectPage } from '../helpers/site-browser.ts';

const browser = browseBuiltSite({ locale: 'en-GB' });

describe('the not-found page', () => {
  test.each([
    ['/nowhere', 'Oops! Page not found', 'Return to Home', '/'],
    ['/de/nirgends', 'Hoppla! Seite nicht gefunden', 'Zurück zur Startseite', '/de'],
    ['/blog/nowhere', 'Article not found', 'Back to blog', '/blog'],
    ['/de/blog/nirgends', 'Artikel nicht gefunden', 'Zurück zum Blog', '/de/blog'],
  ])(
    'at %s shows "%s", leads back, keeps the address and logs the path',
    async (path, heading, label, target) => {
      await browser.use(async (page) => {
        const logged = page.waitForEvent('console', (message) => message.text().startsWith('404:'));
        const response = await page.goto(path, { waitUntil: 'commit' });
        expect(response?.status()).toBe(404);
        expect((await logged).text()).toContain(path);
        await expectPage(page).toHaveURL(browser.origin + path);
        await expectPage(page.locator('h1')).toHaveText(heading);
        const ways = page.locator('main a:visible');
        await expectPage(ways).toHaveText([label]);
        await expectPage(ways).toHaveAttribute('href', target);
      });
    },
  );

  test.each([
    ['/blog/ki-glossar-vorgestellt', '/blog/introducing-ai-glossary'],
    ['/de/blog/introducing-ai-glossary', '/de/blog/ki-glossar-vorgestellt'],
  ])('opens the counterpart of an article: %s leads to %s', async (from, to) => {
    await browser.use(async (page) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.goto(from);
      await page.waitForURL(browser.origin + to);
      expect(logged.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
    });
  });

  test.each([
    ['/blog/nowhere', 'Loading article...'],
    ['/de/blog/nirgends', 'Artikel wird geladen...'],
  ])('at %s shows "%s" while it looks for the counterpart', async (path, text) => {
    await browser.use(async (page) => {
      const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
      await page.route(/blog\/(nowhere|nirgends)$/, async (route) => {
        if (route.request().resourceType() === 'fetch') await answered;
        await route.continue();
      });
      await page.goto(path);
      await expectPage(page.locator('h1')).toHaveText(text);
      answer(undefined);
      await expectPage(page.locator('h1')).toHaveText(/not found|nicht gefunden/);
      await page.unrouteAll();
    });
  });
});
