import type { Page } from '@playwright/test';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { ROUTES } from '#src/routes.ts';
import { DEMO_PASSWORD } from '#scripts/seed/accounts.ts';
import { expectAlive } from './islands';
import { journey } from './member-journey';
import { expect, test } from './test';

const { island, members, operations, periodicTable } = dictionary('en');

test.use({ locale: 'en-US', viewport: { width: 1440, height: 900 } });

const alert = (page: Page) =>
  page.locator('main').getByRole('alert').filter({ hasText: island.failed });

/** Fails a module of the built site, whatever its hash; the returned function lets it through. */
async function failModule(page: Page, name: string): Promise<() => Promise<void>> {
  const url = new RegExp(String.raw`/_astro/${name}\.[\w-]+\.js`);
  await page.route(url, (route) => route.abort());
  return () => page.unroute(url);
}

test('a members’ page whose module cannot be fetched shows an error and a retry button', async ({
  page,
}) => {
  await journey(page, 'en').comeBack('free@example.test', DEMO_PASSWORD);
  const repair = await failModule(page, 'Dashboard');
  await page.goto(ROUTES.dashboard);
  await expect(alert(page)).toBeVisible();
  await expect(page.getByText(members.loading, { exact: true })).toBeHidden();
  await repair();
  await alert(page).getByRole('button', { name: island.retry }).click();
  await expect(journey(page, 'en').badge('free')).toBeVisible();
  await expect(alert(page)).toBeHidden();
});

test('a public island whose module cannot be fetched stays readable, and its button tries again', async ({
  page,
}) => {
  const group = page.getByRole('button', { name: periodicTable.categories['audio-voice'].name });
  const table = page.getByRole('group', { name: periodicTable.tableLabel });
  const repair = await failModule(page, 'PeriodicTable');
  await page.goto(ROUTES.periodicTable);
  await group.click();
  await expect(alert(page)).toBeVisible();
  await expect(table).toBeVisible();
  await repair();
  await alert(page).getByRole('button', { name: island.retry }).click();
  await expectAlive(page);
  await expect(alert(page)).toBeHidden();
  await group.click();
  await expect(group).toHaveAttribute('aria-pressed', 'true');
});

test('a lazy part that failed is fetched again by its button, and the page stays', async ({
  page,
}) => {
  await journey(page, 'en').comeBack('admin@example.test', DEMO_PASSWORD);
  const repair = await failModule(page, 'OperationsPanel');
  await page.goto(ROUTES.operations);
  await expect(alert(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: operations.title })).toBeVisible();
  await repair();
  await alert(page).getByRole('button', { name: island.retry }).click();
  await expect(page.getByRole('tab', { name: operations.tabs.members })).toBeVisible();
  await expect(alert(page)).toBeHidden();
});

test('a lazy part that failed twice offers to reload the page', async ({ page }) => {
  await journey(page, 'en').comeBack('admin@example.test', DEMO_PASSWORD);
  const repair = await failModule(page, 'OperationsPanel');
  await page.goto(ROUTES.operations);
  await alert(page).getByRole('button', { name: island.retry }).click();
  const reload = alert(page).getByRole('button', { name: island.reload });
  await expect(reload).toBeVisible();
  await repair();
  await reload.click();
  await expect(page.getByRole('tab', { name: operations.tabs.members })).toBeVisible();
});
