import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { faultsInBothThemes, faultsInLightTheme } from '../helpers/axe.ts';
import { publicPages } from '../helpers/built-site.ts';
import { cases } from '../helpers/cases.ts';
import { equalAccessFaults } from '../helpers/equal-access.ts';
import { PAGE_KINDS } from '../helpers/page-kinds.ts';
import { browseBuiltSite } from '../helpers/site-browser.ts';

const PHONE = 360;
const DESKTOP = 1440;

/**
 * Every page is judged on a phone, some in English on a desktop too and by IBM's checker, which takes
 * its time: one of each kind, and at night all.
 */
const ON_DESKTOP = [...PAGE_KINDS, ...publicPages().map(({ unprefixed }) => unprefixed)].slice(
  0,
  cases({ usual: PAGE_KINDS.length, all: Infinity }),
);

const browser = browseBuiltSite({ reducedMotion: 'reduce' });

async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
}

describe.concurrent('axe and IBM find nothing', { timeout: 60_000 }, () => {
  test.each(publicPages())('on $path', async ({ path, unprefixed, locale }) => {
    const found = await browser.use(async (page) => {
      await page.goto(path);
      await setWidth(page, PHONE);
      // Colours are the same in both languages.
      const judge = locale === 'en' ? faultsInBothThemes : faultsInLightTheme;
      const onPhone = (await judge(page)).map((fault) => `phone, ${fault}`);
      if (locale !== 'en' || !ON_DESKTOP.includes(unprefixed)) return onPhone;
      await setWidth(page, DESKTOP);
      // And at every width.
      return [...onPhone, ...(await faultsInLightTheme(page)), ...(await equalAccessFaults(page))];
    });
    expect(found).toEqual([]);
  });

  test.each(['/', '/de'])('in the open menus of %s', async (path) => {
    const found = await browser.use(async (page) => {
      await page.goto(path);
      await setWidth(page, PHONE);
      await page.locator('[popovertarget=drawer]').first().click();
      const faults = await faultsInBothThemes(page);
      await page.keyboard.press('Escape');
      await setWidth(page, DESKTOP);
      for (const menu of await page.locator('[data-menu]:visible').all()) {
        await menu.locator('summary').click();
        faults.push(...(await faultsInBothThemes(page)));
      }
      return faults;
    });
    expect(found).toEqual([]);
  });
});
