import { expect, type Page } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';

/** Axe finds nothing on the page in its present state, neither in the light nor the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await faultsInBothThemes(page)).toEqual([]);
}
