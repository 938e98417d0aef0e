import { expect, type Page } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';
import { equalAccessFaults } from './equal-access.ts';

/**
 * Neither axe, in the light or the dark theme, nor IBM's checker finds anything on the page now.
 * IBM's takes its time: in English only, since the German pages have the same parts.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const faults = await faultsInBothThemes(page);
  if (await page.evaluate(() => document.documentElement.lang === 'en')) {
    faults.push(...(await equalAccessFaults(page)));
  }
  expect(faults).toEqual([]);
}
