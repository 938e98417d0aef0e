import { expect, test } from 'vitest';
import { ROUTES } from '#src/routes.ts';
import { browseBuiltSite } from '../helpers/site-browser.ts';

/** Pages that draw with backgrounds: bars, a log, a filter with its chosen button. */
const PATHS = [ROUTES.home, ROUTES.aiAutomation, ROUTES.periodicTable];

const browser = browseBuiltSite({
  reducedMotion: 'reduce',
  viewport: { width: 1440, height: 900 },
});

test.concurrent.each(PATHS)('forced colours leave what a background draws on %s', async (path) => {
  const { drawn, lost } = await browser.use(async (page) => {
    await page.goto(path);
    const drawn = await page.evaluate(() => {
      const { backgroundColor: canvas } = getComputedStyle(document.body);
      const found = [...document.querySelectorAll('main :empty, main [aria-pressed=true]')]
        .filter((element) => element instanceof HTMLElement && element.checkVisibility())
        .filter((element) => element.getBoundingClientRect().width > 0)
        .filter((element) => {
          const { backgroundColor } = getComputedStyle(element);
          return (
            backgroundColor !== canvas && !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)
          );
        });
      for (const element of found) element.setAttribute('data-drawn', '');
      return found.length;
    });
    await page.emulateMedia({ forcedColors: 'active' });
    const lost = await page.evaluate(() => {
      const { backgroundColor: canvas } = getComputedStyle(document.body);
      return [...document.querySelectorAll('[data-drawn]')]
        .filter((element) => getComputedStyle(element).backgroundColor === canvas)
        .map(({ outerHTML }) => outerHTML);
    });
    await page.emulateMedia({ forcedColors: null });
    return { drawn, lost };
  });
  expect(drawn).toBeGreaterThan(0);
  expect(lost).toEqual([]);
});
