import type { Page } from '@playwright/test';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { fill } from '#src/i18n/fill.ts';
import { ROUTES } from '#src/routes.ts';
import { sixSteps } from '../helpers/builder-content';
import { expectAlive, islandModules, slowDown } from './islands';
import { expect, test } from './test';

const { promptBuilder, periodicTable } = dictionary('en');
const [firstStep] = sixSteps('en');
const [option] = firstStep?.options ?? [];

const quickOption = (page: Page) => page.getByRole('button', { name: option?.label ?? '' });
const answer = (page: Page) =>
  page.getByLabel(promptBuilder.answer, { exact: true }).and(page.locator(':visible'));
const groupButton = (page: Page) =>
  page.getByRole('button', { name: periodicTable.categories['audio-voice'].name });

test.use({ locale: 'en-US', viewport: { width: 1440, height: 900 } });

for (const [path, touch] of [
  [ROUTES.promptBuilder, quickOption],
  [ROUTES.periodicTable, groupButton],
] as const) {
  test(`${path} fetches no framework before it is used`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(path, { waitUntil: 'networkidle' });
    const modules = await islandModules(page);
    expect(modules.filter((module) => asked.includes(module))).toEqual([]);

    await touch(page).click();
    await expect(touch(page)).toHaveAttribute('aria-pressed', 'true');
    expect(modules.filter((module) => !asked.includes(module))).toEqual([]);
  });
}

test.describe('on slow 4G with a slow processor', () => {
  test.beforeEach(({ page }) => slowDown(page));

  test('the first tap on a quick option does its work once', async ({ page }) => {
    await page.goto(ROUTES.promptBuilder);
    // A second tap while the first still waits is ignored.
    await quickOption(page).dblclick();
    await expect(answer(page)).toHaveValue(option?.text ?? '');
    await expect(quickOption(page)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: promptBuilder.next, exact: true }).click();
    await expect(page.getByText(fill(promptBuilder.progress, { step: 2, count: 6 }))).toBeVisible();
  });

  test('what is typed before the builder is alive stays and counts', async ({ page }) => {
    await page.goto(ROUTES.promptBuilder);
    await answer(page).pressSequentially('You are a tester');
    await expectAlive(page);
    await expect(answer(page)).toHaveValue('You are a tester');
    await page.keyboard.type(' of words.');
    await page.getByRole('button', { name: promptBuilder.next, exact: true }).click();
    await page.getByRole('button', { name: promptBuilder.previous, exact: true }).click();
    await expect(answer(page)).toHaveValue('You are a tester of words.');
  });

  test('typing is stronger than a draft that is still to come', async ({ page }) => {
    await page.goto(ROUTES.promptBuilder);
    await page.evaluate(() =>
      localStorage.setItem(
        'prompt-builder:en',
        JSON.stringify({ step: 1, answers: { who: 'Someone else', what: 'A task' } }),
      ),
    );
    await answer(page).pressSequentially('A person');
    await expectAlive(page);
    await expect(answer(page)).toHaveValue('A person');
    await page.getByRole('button', { name: promptBuilder.next, exact: true }).click();
    await expect(answer(page)).toHaveValue('A task');
  });

  test('the first tap on a filter or a tile does its work once', async ({ page }) => {
    await page.goto(ROUTES.periodicTable);
    await groupButton(page).dblclick();
    await expect(groupButton(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-tile]:visible')).toHaveCount(3);

    await page.goto('about:blank');
    await page.goto(ROUTES.periodicTable);
    const before = await page.evaluate(() => history.length);
    await page.locator('#cursor [data-tile]').click();
    const panel = page.getByRole('complementary', { name: periodicTable.panel.label });
    await expect(panel.getByText('Cursor', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/#cursor$/);
    await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 1);
  });
});
