import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { ROUTES } from '#src/routes.ts';
import { browseBuiltSite } from '../helpers/site-browser.ts';

const browser = browseBuiltSite({ locale: 'en-GB' });

/** Does something on a page whose own modules are still on their way, and lets them come. */
async function beforeModules(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path);
  await act();
  release();
}

test('the prompt builder takes no answer before it can keep it', async () => {
  const text = 'You are a copywriter.';
  const { early, kept } = await browser.use(async (page) => {
    const answer = page.getByRole('main').getByRole('textbox').first();
    let early = true;
    await beforeModules(page, ROUTES.promptBuilder, async () => {
      early = await answer.isEditable();
    });
    await answer.fill(text);
    await page.locator('main form [type=submit]').click();
    await page.unrouteAll();
    return { early, kept: await page.evaluate(() => JSON.stringify({ ...localStorage })) };
  });
  expect(early).toBe(false);
  expect(kept).toContain(text);
});

test('a link within the periodic table that is pressed before its script is there works', async () => {
  const pressed = await browser.use(async (page) => {
    await beforeModules(page, ROUTES.periodicTable, () =>
      page.locator('main a[href^="#"]:not([data-tile])').first().click(),
    );
    await page.locator('[data-filter][aria-pressed=true]:focus').waitFor();
    await page.unrouteAll();
    return page.evaluate(() => document.activeElement?.getAttribute('data-filter'));
  });
  expect(pressed).toBeTruthy();
});

test('a button of the sign-in page that is pressed before its script is there works', async () => {
  const { toSignUpAction } = dictionary('en').auth.signIn;
  const shown = await browser.use(async (page) => {
    await beforeModules(page, ROUTES.login, async () => {
      await page.getByRole('button', { name: toSignUpAction }).click();
    });
    await page.locator('[data-mode=sign-up]').waitFor();
    await page.unrouteAll();
    return page.locator('[data-mode]:visible').evaluateAll((panels) => panels.length);
  });
  expect(shown).toBe(1);
});
