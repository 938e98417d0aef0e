import type { BrowserContext, Page } from '@playwright/test';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { LOCALE_TAGS, LOCALES, localizedPath, type Locale } from '#src/i18n/locales.ts';
import { CONSENT_BANNER_PATH, CONSENT_COOKIE, CONSENT_VERSION } from '#src/lib/consent.ts';
import { ROUTES } from '#src/routes.ts';
import { expectAccessible } from '../helpers/accessibility';
import { consentCookie } from '../helpers/consent';
import { holdRequests } from './held-requests';
import { expect, test } from './test';

test.use({ storageState: { cookies: [], origins: [] } });

const YEAR_SECONDS = 365 * 24 * 3600;

/** Widths of common phones in CSS pixels. */
const PHONES = [360, 375, 390, 412];

function bannerOf(page: Page, locale: Locale) {
  const { consent } = dictionary(locale);
  const banner = page.getByRole('region', { name: consent.title });
  const button = (name: string) => banner.getByRole('button', { name, exact: true });
  return {
    consent,
    banner,
    button,
    purpose: (name: keyof typeof consent.purposes) =>
      banner.getByRole('switch', { name: consent.purposes[name].label }),
    reopen: page.locator('footer').getByRole('button', { name: consent.reopen }),
  };
}

async function storedChoice(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === CONSENT_COOKIE);
  if (!cookie) return undefined;
  return { ...cookie, choice: JSON.parse(decodeURIComponent(cookie.value)) as object };
}

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });
    const start = localizedPath('/blog', locale);

    for (const [action, allowed] of [
      ['acceptAll', true],
      ['rejectAll', false],
    ] as const) {
      test(`${action} keeps the choice for a year, and the banner stays away`, async ({
        page,
        context,
      }) => {
        const { consent, banner, button } = bannerOf(page, locale);
        await page.goto(start);
        await expect(banner).toBeVisible();
        await expectAccessible(page);
        await button(consent[action]).click();
        await expect(banner).toBeHidden();
        const stored = await storedChoice(context);
        expect(stored?.choice).toEqual({
          necessary: true,
          analytics: allowed,
          marketing: allowed,
          payment: allowed,
          version: CONSENT_VERSION,
        });
        expect(stored?.sameSite).toBe('Lax');
        const seconds = (stored?.expires ?? 0) - Date.now() / 1000;
        expect(Math.abs(seconds - YEAR_SECONDS)).toBeLessThan(600);
        // A banner would come after the page.
        await page.reload({ waitUntil: 'networkidle' });
        await expect(banner).toBeHidden();
      });
    }

    test(
      'single purposes can be chosen, kept and changed; the necessary one is fixed',
      { tag: '@smoke' },
      async ({ page, context }) => {
        const { consent, banner, button, purpose, reopen } = bannerOf(page, locale);
        await page.goto(start);
        await button(consent.customize).click();
        await expect(purpose('analytics')).toBeFocused();
        await expect(purpose('necessary')).toBeChecked();
        await expect(purpose('necessary')).toBeDisabled();
        for (const name of ['analytics', 'marketing', 'payment'] as const) {
          await expect(purpose(name)).not.toBeChecked();
        }
        await purpose('payment').check();
        await expectAccessible(page);
        // A second press puts the switches away and loses nothing.
        await button(consent.customize).click();
        await expect(purpose('payment')).toBeHidden();
        await expect(button(consent.customize)).toHaveAttribute('aria-expanded', 'false');
        await button(consent.customize).click();
        await expect(purpose('payment')).toBeChecked();
        await button(consent.save).click();
        await expect(banner).toBeHidden();
        expect((await storedChoice(context))?.choice).toMatchObject({
          analytics: false,
          marketing: false,
          payment: true,
        });

        await page.reload();
        await reopen.click();
        await expect(banner).toBeFocused();
        await button(consent.customize).click();
        await expect(purpose('payment')).toBeChecked();
        await purpose('payment').uncheck();
        await button(consent.save).click();
        await expect(reopen).toBeFocused();
        expect((await storedChoice(context))?.choice).toMatchObject({ payment: false });
      },
    );

    test('closing, by button or Escape, saves nothing', async ({ page, context }) => {
      const { consent, banner, button } = bannerOf(page, locale);
      await page.goto(start);
      await button(consent.close).click();
      await expect(banner).toBeHidden();
      await page.reload();
      await expect(banner).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(banner).toBeHidden();
      expect(await storedChoice(context)).toBeUndefined();
    });

    test.describe('on phones', () => {
      test.use({ isMobile: true });

      // A banner that grew when the font comes would move its buttons from under a finger.
      test('it is as high with the brand font as without', { tag: '@smoke' }, async ({ page }) => {
        const { banner } = bannerOf(page, locale);
        await page.goto(start);
        await expect(banner).toBeVisible();
        const faces = await page.evaluate(
          async () => (await document.fonts.load('1em Familjen Grotesk')).length,
        );
        expect(faces).toBe(1);
        for (const width of PHONES) {
          await page.setViewportSize({ width, height: 800 });
          const heights = await banner.evaluate((element) =>
            [false, true].map((isLoaded) => {
              document.documentElement.classList.toggle('font', isLoaded);
              return element.clientHeight;
            }),
          );
          expect(heights[1], `${width} px wide`).toBe(heights[0]);
        }
      });
    });
  });
}

test('a choice about other purposes than today’s is asked for again', async ({ page, context }) => {
  await context.addCookies([consentCookie({ analytics: true }, CONSENT_VERSION - 1)]);
  const { banner } = bannerOf(page, 'en');
  await page.goto('/blog');
  await expect(banner).toBeVisible();
});

test('accepting and rejecting have the same weight, and the banner follows the skip link in tab order', async ({
  page,
}) => {
  const { consent, banner, button } = bannerOf(page, 'en');
  await page.goto('/blog');
  await expect(banner).toBeVisible();
  const look = (name: string) =>
    button(name).evaluate((element) => {
      const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element);
      return { backgroundColor, color, fontSize, fontWeight, height: element.clientHeight };
    });
  expect(await look(consent.acceptAll)).toEqual(await look(consent.rejectAll));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner.locator(':focus')).toHaveCount(1);
});

test('the banner shifts nothing on the page', async ({ page }) => {
  const { banner, button, consent } = bannerOf(page, 'en');
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header, main, main *, footer')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height];
      }),
    );
  // The brand font may arrive at any moment and widens words by some pixels.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/blog');
  await expect(banner).toBeVisible();
  const withBanner = await places();
  await button(consent.rejectAll).click();
  await expect(banner).toBeHidden();
  expect(await places()).toEqual(withBanner);
});

for (const [width, height] of [
  [320, 256],
  [360, 640],
] as const) {
  test(`in a window of ${width} by ${height} the banner hides no focused element`, async ({
    page,
  }) => {
    const { banner, button, consent } = bannerOf(page, 'de');
    await page.setViewportSize({ width, height });
    await page.goto('/de/contact');
    await expect(banner).toBeVisible();
    for (const isOpen of [false, true]) {
      if (isOpen) await button(consent.customize).click();
      // Through the banner, the header and the form.
      for (let stop = 0; stop < 20; stop += 1) {
        await page.keyboard.press('Tab');
        const focused = page.locator(':focus');
        // A fifth is enough for a field of several lines.
        await expect(focused).toBeInViewport({ ratio: 0.2 });
        const isOnTop = () =>
          focused.evaluate((element) => {
            const { left, top, width: w, height: h } = element.getBoundingClientRect();
            return [0.2, 0.5, 0.8].some((part) => {
              const found = document.elementFromPoint(left + w / 2, top + h * part);
              return found !== null && (element.contains(found) || found.contains(element));
            });
          });
        await expect.poll(isOnTop, `stop ${stop}`).toBe(true);
      }
    }
  });
}

test('a banner in the page needs no call of its own, and a choice before its script loads counts', async ({
  page,
  context,
}) => {
  const { banner, button, consent } = bannerOf(page, 'en');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(CONSENT_BANNER_PATH)) fetched.push(request.url());
  });
  const release = await holdRequests(page, /\/scripts\/consent\./);
  await page.goto(ROUTES.resetPassword, { waitUntil: 'commit' });
  await button(consent.rejectAll).click();
  release();
  await expect(banner).toBeHidden();
  expect((await storedChoice(context))?.choice).toMatchObject({ analytics: false });
  expect(fetched).toEqual([]);
});
