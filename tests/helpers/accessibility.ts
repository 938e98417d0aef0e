import { expect, type Page } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';
import { equalAccessFaults } from './equal-access.ts';

/**
 * Neither axe, in the light or the dark theme, nor IBM's checker finds anything on the page now.
 *
 * A fifth of all browser tests' time goes here. German pages have the same parts, so they are
 * judged with `TEST_CASES=all` only; the site's tests judge the public ones in both languages.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const language = await page.evaluate(() => document.documentElement.lang);
  if (language !== 'en' && process.env['TEST_CASES'] !== 'all') return;
  const faults = await faultsInBothThemes(page);
  faults.push(...(await equalAccessFaults(page)));
  expect(faults).toEqual([]);
}
