import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { faultsInBothThemes, faultsInLightTheme } from '../helpers/axe.ts';
import { publicPages } from '../helpers/built-site.ts';
import { equalAccessFaults } from '../helpers/equal-access.ts';
import { PAGE_KINDS } from '../helpers/page-kinds.ts';
import { browseBuiltSite } from '../helpers/site-browser.ts';

const PHONE = 360;
const DESKTOP = 1440;
/** German pages have the same parts as English ones, so one width will do. */
const WIDTHS = { de: [PHONE], en: [PHONE, DESKTOP] };
/** IBM's checker takes its time, so that each kind of page meets it once, at this width. */
const SECOND_CHECK = DESKTOP;

const browser = browseBuiltSite({ reducedMotion: 'reduce' });

async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
}

describe.concurrent('axe and IBM find nothing', { timeout: 60_000 }, () => {
  test.each(publicPages())('on $path', async ({ path, unprefixed, locale }) => {
    const found = await browser.use(async (page) => {
      await page.goto(path);
      const faults: string[] = [];
      for (const width of WIDTHS[locale]) {
        await setWidth(page, width);
        // Colours are the same at every width.
        const look = width === PHONE ? faultsInBothThemes : faultsInLightTheme;
        const here = await look(page);
        if (PAGE_KINDS.includes(unprefixed) && width === SECOND_CHECK) {
          here.push(...(await equalAccessFaults(page)));
        }
        faults.push(...here.map((fault) => `${width}px, ${fault}`));
      }
      return faults;
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
