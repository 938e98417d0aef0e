import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { faultsInBothThemes, faultsInLightTheme } from '../helpers/axe.ts';
import { equalAccessFaults } from '../helpers/equal-access.ts';
import { judgedPages } from '../helpers/page-kinds.ts';
import { browseBuiltSite } from '../helpers/site-browser.ts';

const PHONE = 360;
const DESKTOP = 1440;

const browser = browseBuiltSite({ reducedMotion: 'reduce' });

async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
}

describe.concurrent('axe and IBM find nothing', () => {
  test.each(judgedPages())('on $path', async ({ path, locale }) => {
    const found = await browser.use(async (page) => {
      await page.goto(path);
      await setWidth(page, PHONE);
      // Colours are the same in both languages.
      const judge = locale === 'en' ? faultsInBothThemes : faultsInLightTheme;
      const onPhone = (await judge(page)).map((fault) => `phone, ${fault}`);
      // IBM's checker takes its time, and German pages have the same parts.
      if (locale !== 'en') return onPhone;
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
