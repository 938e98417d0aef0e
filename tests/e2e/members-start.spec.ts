import { expect, test } from '@playwright/test';
import { createAccount, expectPath } from '../helpers/auth-accounts';
import { holdRequests } from './held-requests';
import { libraryPage } from './prompt-library-page';
import { journey, newEmail, PASSWORD } from './member-journey';

test('the dashboard and its numbers do not wait for Firebase to look the account up', async ({
  page,
}) => {
  const email = newEmail();
  await createAccount(email, PASSWORD, { name: 'Mina Muster' });
  const { t, comeBack } = journey(page, 'en');
  await comeBack(email);

  const release = await holdRequests(page, /accounts:lookup/);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome, Mina');
  await expect(page.getByRole('heading', { name: t.dashboard.tools.heading })).toBeVisible();
  const statistic = page.getByText(t.dashboard.statistics.toolsUsed).locator('xpath=../dd');
  await expect(statistic).toHaveText(/^\d+$/);
  release();
  await expectPath(page, '/dashboard');
});

test('the prompts are asked for before the library’s modules are there, and only once', async ({
  page,
}) => {
  const library = libraryPage(page, 'en');
  await library.signIn();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/prompts')) calls.push(request.url());
  });
  const release = await holdRequests(page, '**/_astro/*.js');
  const answered = page.waitForResponse(/\/api\/prompts/);
  await page.goto(library.path, { waitUntil: 'commit' });
  expect((await answered).status()).toBe(200);
  release();
  await expect(library.cards.first()).toBeVisible();
  expect(calls).toHaveLength(1);
});
