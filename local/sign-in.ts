import type { Page } from '@playwright/test';
import { ROUTES } from '#src/routes.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/accounts.ts';

/**
 * Signs a browser in as the seed's premium member, who may see every page.
 *
 * @param origin of the site, where the page has no base address
 */
export async function signInAsPremium(page: Page, origin = ''): Promise<void> {
  const [premium] = DEMO_ACCOUNTS.filter(({ role }) => role === 'premium');
  await page.goto(origin + ROUTES.login);
  const panel = page.locator('[data-mode=sign-in]');
  await panel.locator('input[type=email]').fill(premium?.email ?? '');
  await panel.locator('input[type=password]').fill(DEMO_PASSWORD);
  await panel.locator('button[value=sign-in]').click();
  await page.waitForURL(/\/dashboard$/);
}
