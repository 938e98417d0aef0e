import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './test';

/** The language of what an address answers to a browser with this Accept-Language. */
async function languageOf(request: APIRequestContext, languages: string, address: string) {
  const response = await request.get(address, { headers: { 'accept-language': languages } });
  return /<html lang="(\w+)"/.exec(await response.text())?.[1];
}

const NEGOTIATED = [
  { languages: 'de-DE,de;q=0.9,en;q=0.8', language: 'de' },
  { languages: 'de', language: 'de' },
  { languages: 'en-US,en;q=0.9,de;q=0.8', language: 'en' },
  { languages: 'en', language: 'en' },
  { languages: 'fr-FR,fr;q=0.9', language: 'en' },
];

for (const { languages, language } of NEGOTIATED) {
  test(`a browser that prefers "${languages}" gets ${language} at the unprefixed address`, async ({
    request,
  }) => {
    for (const address of ['/', '/blog', '/dashboard', '/no-such-page']) {
      expect(await languageOf(request, languages, address), address).toBe(language);
    }
  });

  test(`an explicit prefix is kept for a browser that prefers "${languages}"`, async ({
    request,
  }) => {
    expect(await languageOf(request, languages, '/de/blog')).toBe('de');
    expect(await languageOf(request, languages, '/en/blog')).toBe('en');
  });
}

test.describe('with a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('the switch leads to the English page, and the choice holds on the next page', async ({
    page,
  }) => {
    await page.goto('/blog');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.locator('header a[hreflang=en]').first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL('/blog');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('an address under /en is a choice, which holds for its links', async ({ page }) => {
    await page.goto('/en/training');
    await page.locator('header a[href="/blog"]').first().click();
    await expect(page).toHaveURL('/blog');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('a post switches to its own version in the other language', async ({ page }) => {
    await page.goto('/de/blog/ki-glossar-vorgestellt');
    await page.locator('header a[hreflang=en]').first().click();
    await expect(page).toHaveURL('/blog/introducing-ai-glossary');
  });

  test('the not-found page is German, has status 404 and logs the path', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('/gibt-es-nicht'),
    );
    const response = await page.goto('/gibt-es-nicht');
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await logged;
  });
});

test('a change of the browser language leads to the counterpart unless the visitor has chosen', async ({
  page,
}) => {
  await page.goto('/blog');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'language', { value: 'de-DE', configurable: true });
    Object.defineProperty(navigator, 'languages', { value: ['de-DE'], configurable: true });
    dispatchEvent(new Event('languagechange'));
  });
  await expect(page).toHaveURL('/de/blog');
});
