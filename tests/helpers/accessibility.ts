import { expect, type Page } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';
import { ALL_CASES } from './cases.ts';
import { equalAccessFaults } from './equal-access.ts';

/**
 * Axe finds nothing on the page now, in the light or the dark theme.
 *
 * A fifth of all browser tests' time went here. German pages have the same parts, and IBM's checker
 * judges each kind of public page in the site's tests; so both have their turn here at night only.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const language = await page.evaluate(() => document.documentElement.lang);
  if (language !== 'en' && !ALL_CASES) return;
  const faults = await faultsInBothThemes(page);
  if (ALL_CASES) faults.push(...(await equalAccessFaults(page)));
  expect(faults).toEqual([]);
}
