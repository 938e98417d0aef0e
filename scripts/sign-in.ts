import type { Page } from '@playwright/test';
import { ROUTES } from '#src/routes.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/accounts.ts';

type Role = (typeof DEMO_ACCOUNTS)[number]['role'];

/**
 * Signs a browser in as the seed's account with this role.
 *
 * @param origin of the site, where the page has no base address
 */
export async function signInAs(page: Page, role: Role, origin = ''): Promise<void> {
  const [account] = DEMO_ACCOUNTS.filter((each) => each.role === role);
  await page.goto(origin + ROUTES.login);
  const panel = page.locator('[data-mode=sign-in]');
  await panel.locator('input[type=email]').fill(account?.email ?? '');
  await panel.locator('input[type=password]').fill(DEMO_PASSWORD);
  await panel.locator('button[value=sign-in]').click();
  await page.waitForURL(/\/dashboard$/);
}

/** The same as the premium member, who may see every page but the operator's. */
export const signInAsPremium = (page: Page, origin = ''): Promise<void> =>
  signInAs(page, 'premium', origin);
