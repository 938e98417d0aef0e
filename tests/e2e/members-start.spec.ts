import { expect, test } from '@playwright/test';
import { createAccount, expectPath } from '../helpers/auth-accounts';
import { journey, newEmail, PASSWORD } from './member-journey';

test('the dashboard and its numbers do not wait for Firebase to look the account up', async ({
  page,
}) => {
  const email = newEmail();
  await createAccount(email, PASSWORD, { name: 'Mina Muster' });
  const { t, comeBack } = journey(page, 'en');
  await comeBack(email);

  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/accounts:lookup/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome, Mina');
  await expect(page.getByRole('heading', { name: t.dashboard.tools.heading })).toBeVisible();
  const statistic = page.getByText(t.dashboard.statistics.toolsUsed).locator('xpath=../dd');
  await expect(statistic).toHaveText(/^\d+$/);
  release(undefined);
  await expectPath(page, '/dashboard');
});
