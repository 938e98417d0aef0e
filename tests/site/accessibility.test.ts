import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { faultsInBothThemes } from '../helpers/axe.ts';
import { publicPages } from '../helpers/built-site.ts';
import { browseBuiltSite } from '../helpers/site-browser.ts';

const WIDTHS = [360, 1440];

const browser = browseBuiltSite({ reducedMotion: 'reduce' });

async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
}

describe.concurrent('axe finds nothing', { timeout: 60_000 }, () => {
  test.each(publicPages())('on $path', async ({ path }) => {
    const found = await browser.use(async (page) => {
      await page.goto(path);
      const faults: string[] = [];
      for (const width of WIDTHS) {
        await setWidth(page, width);
        faults.push(...(await faultsInBothThemes(page)).map((fault) => `${width}px, ${fault}`));
      }
      return faults;
    });
    expect(found).toEqual([]);
  });

  test.each(['/', '/de'])('in the open menus of %s', async (path) => {
    const found = await browser.use(async (page) => {
      await page.goto(path);
      await setWidth(page, 360);
      await page.locator('[popovertarget=drawer]').first().click();
      const faults = await faultsInBothThemes(page);
      await page.keyboard.press('Escape');
      await setWidth(page, 1440);
      for (const menu of await page.locator('[data-menu]:visible').all()) {
        await menu.locator('summary').click();
        faults.push(...(await faultsInBothThemes(page)));
      }
      return faults;
    });
    expect(found).toEqual([]);
  });
});
