import { expect, test } from 'vitest';
import { judgedPages } from '../helpers/page-kinds.ts';
import { browseBuiltSite } from '../helpers/site-browser.ts';

/** A phone whose reader has set letters to twice their size. */
const browser = browseBuiltSite(
  { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
  {},
  ['--blink-settings=defaultFontSize=32'],
);

test.concurrent.each(judgedPages())(
  '$path fits a phone with letters of twice the size, its menu too, and no field makes it zoom',
  async ({ path }) => {
    const { width, size, menu, small } = await browser.use(async (page) => {
      await page.goto(path);
      return page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        size: getComputedStyle(document.documentElement).fontSize,
        menu: document.querySelector('header [popovertarget=drawer]')?.getBoundingClientRect()
          .right,
        // Below 16 px, here 1 rem, iOS zooms in on the field that gets the focus.
        small: [...document.querySelectorAll('input, select, textarea')]
          .filter((field) => !field.matches('[type=checkbox], [type=radio]'))
          .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 32)
          .map(({ outerHTML }) => outerHTML),
      }));
    });
    expect(size).toBe('32px');
    expect(width).toBeLessThanOrEqual(390);
    expect(menu).toBeLessThanOrEqual(390);
    expect(small).toEqual([]);
  },
);
