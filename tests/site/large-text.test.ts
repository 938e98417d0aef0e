import { expect, test } from 'vitest';
import { publicPages } from '../helpers/built-site.ts';
import { browseBuiltSite } from '../helpers/site-browser.ts';

/** A phone whose reader has set letters to twice their size. */
const browser = browseBuiltSite(
  { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
  {},
  ['--blink-settings=defaultFontSize=32'],
);

test.concurrent.each(publicPages())(
  '$path fits a phone with letters of twice the size, its menu too',
  { timeout: 60_000 },
  async ({ path }) => {
    const { width, size, menu } = await browser.use(async (page) => {
      await page.goto(path);
      return page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        size: getComputedStyle(document.documentElement).fontSize,
        menu: document.querySelector('header [popovertarget=drawer]')?.getBoundingClientRect()
          .right,
      }));
    });
    expect(size).toBe('32px');
    expect(width).toBeLessThanOrEqual(390);
    expect(menu).toBeLessThanOrEqual(390);
  },
);
