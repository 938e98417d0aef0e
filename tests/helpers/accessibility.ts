import { expect, type Page } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';
import { equalAccessFaults } from './equal-access.ts';

/** Neither axe, in the light or the dark theme, nor IBM's checker finds anything on the page now. */
export async function expectAccessible(page: Page): Promise<void> {
  expect([...(await faultsInBothThemes(page)), ...(await equalAccessFaults(page))]).toEqual([]);
}
