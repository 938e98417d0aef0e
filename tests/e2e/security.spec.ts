import type { Page } from '@playwright/test';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { LANGUAGE_COOKIE, LOCALE_TAGS, LOCALES, localizedPath } from '#src/i18n/locales.ts';
import { CONSENT_COOKIE } from '#src/lib/consent.ts';
import { feedPath, MEMBERSHIP_ROUTES, ROUTES, sitemapPath } from '#src/routes.ts';
import { DEMO_PASSWORD } from '#scripts/seed/accounts.ts';
import { judgedPages } from '../helpers/page-kinds';
import { watchPage } from '../helpers/watched-page';
import { journey } from './member-journey';
import { expect, test } from './test';

/** The visitor has not chosen yet, and the banner is on the page. */
test.use({ storageState: { cookies: [], origins: [] } });

const HEADERS = {
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const ANSWERS: [string, { status: number; method?: string; headers?: Record<string, string> }][] = [
  ['/', { status: 200 }],
  ['/de/blog', { status: 200 }],
  ['/dashboard', { status: 200 }],
  [sitemapPath, { status: 200 }],
  [feedPath, { status: 200 }],
  ['/no-such-page', { status: 404 }],
  ['/api/pricing-plans', { status: 200 }],
  ['/api/me', { status: 401 }],
  ['/api/me', { status: 401, headers: { authorization: 'Bearer x', origin: 'https://evil.test' } }],
  ['/api/contact', { status: 405, method: 'OPTIONS', headers: { origin: 'https://evil.test' } }],
  ['/api/contact', { status: 400, method: 'POST' }],
  ['/api/no-such-call', { status: 404 }],
  ['/api/stripe-webhook', { status: 405 }],
];

test('every answer with a body carries the headers, and no other site may read a call', async ({
  request,
}) => {
  const home = await (await request.get('/')).text();
  const assets = [...home.matchAll(/["\s](\/(?:_astro|scripts)\/[^"\s]+)/g)].map(
    ([, path]) => path,
  );
  expect(assets.length).toBeGreaterThan(0);
  const all = [
    ...ANSWERS,
    ...assets.map((path): (typeof ANSWERS)[number] => [path ?? '', { status: 200 }]),
  ];
  for (const [path, { status, method = 'GET', headers = {} }] of all) {
    const response = await request.fetch(path, { method, headers, maxRedirects: 0 });
    expect(response.status(), path).toBe(status);
    expect(response.headers(), path).toMatchObject(HEADERS);
    expect(response.headers(), path).not.toHaveProperty('access-control-allow-origin');
    if (!path.startsWith('/api/')) continue;
    expect(response.headers()['content-type'], path).toBe('application/json');
    expect(response.headers()['cache-control'], path).toBe('no-store');
  }
});

/** Goes through a page to its end, so that everything that waits for the view is started. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const policy = page.locator('meta[http-equiv=content-security-policy]');
  await expect(policy, path).not.toHaveAttribute('content', /unsafe-/);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForFunction(
    () => document.querySelector('astro-island[ssr]:not([client=interaction])') === null,
  );
}

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test('no public page breaks its policy, logs an error or asks another host before consent', async ({
      page,
    }) => {
      // At night it opens every page.
      test.slow();
      const watch = watchPage(page);
      const pages = judgedPages().filter(
        // The not-found page is meant to complain.
        (each) => each.locale === locale && each.unprefixed !== '/404',
      );
      expect(pages.length).toBeGreaterThan(15);
      const banner = page.getByRole('region', { name: dictionary(locale).consent.title });
      for (const { path } of pages) {
        await visit(page, path);
        await expect(banner).toBeVisible();
      }
      expect(watch).toEqual({ errors: [], thirdParties: [] });

      // The same watch sees what the policy stops.
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "broken in"';
        document.body.append(script);
      });
      await expect.poll(() => watch.errors.join()).toContain('Content Security Policy');
      await expect(page).not.toHaveTitle('broken in');
    });

    test(
      'no members’ page breaks its policy, logs an error or asks another host',
      { tag: '@smoke' },
      async ({ page }) => {
        // Only looks, so the account can be everybody's.
        await journey(page, locale).comeBack('premium@example.test', DEMO_PASSWORD);
        const watch = watchPage(page);
        for (const name of MEMBERSHIP_ROUTES) {
          const path = localizedPath(ROUTES[name], locale);
          await visit(page, path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          // The heading is there before the page is.
          await expect(page.getByText(dictionary(locale).members.loading)).toHaveCount(0);
          await expect(page).toHaveURL(({ pathname }) => pathname === path);
        }
        expect(watch).toEqual({ errors: [], thirdParties: [] });
      },
    );
  });
}

test('a video requests no host until it is started, and then the one that sets no cookies', async ({
  page,
  context,
}) => {
  const { video } = dictionary('en').blog;
  // The glob `https://**` matches only addresses that end in a slash.
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const watch = watchPage(page);
  await visit(page, '/blog/introducing-ai-shift-podcast');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(watch.thirdParties).toEqual([]);
  const asked = page.waitForRequest('https://www.youtube-nocookie.com/embed/**');
  await page.getByRole('button', { name: video.play }).click();
  await asked;
  expect(watch.errors).toEqual([]);
  expect(watch.thirdParties).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);
});

test('the site’s cookies are its own and, where it is encrypted, only for encrypted connections', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = 'https://site.example.test';
  await page.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}${search}` }) });
  });
  const { consent } = dictionary('en');
  await page.goto(origin);
  expect(await context.cookies()).toEqual([]);
  await page.getByRole('button', { name: consent.acceptAll, exact: true }).click();
  await page.locator('header a[hreflang=de]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual([LANGUAGE_COOKIE, CONSENT_COOKIE].sort());
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({
      domain: 'site.example.test',
      path: '/',
      sameSite: 'Lax',
      secure: true,
    });
    expect(cookie.expires).toBeLessThan(Date.now() / 1000 + 366 * 24 * 60 * 60);
  }
  // What the page still loads is answered before it closes.
  await page.unrouteAll({ behavior: 'wait' });
});
