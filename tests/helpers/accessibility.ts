import { expect, type Page } from '@playwright/test';
import { faultsInBothThemes, faultsInLightTheme } from './axe.ts';
import { ALL_CASES } from './cases.ts';
import { equalAccessFaults } from './equal-access.ts';

/**
 * Axe finds nothing on the page now.
 *
 * A fifth of all browser tests' time went here. German pages have the same parts, and the site's tests
 * judge every kind of public page in dark colours and with IBM's checker; so these three have their
 * turn here at night only.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const language = await page.evaluate(() => document.documentElement.lang);
  if (language !== 'en' && !ALL_CASES) return;
  // A bar that stays in view covers parts of controls that are scrolled under it, which axe would call
  // too small. How far a page is scrolled depends on what a test had to bring into view.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const faults = ALL_CASES
    ? [...(await faultsInBothThemes(page)), ...(await equalAccessFaults(page))]
    : await faultsInLightTheme(page);
  expect(faults).toEqual([]);
}
