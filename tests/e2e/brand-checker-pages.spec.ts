import { dictionary } from '#src/i18n/dictionaries.ts';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, LOCALES } from '#src/i18n/locales.ts';
import { RESULT_ENTRIES_STEP } from '#shared/rules/brand-batches.ts';
import { expectAccessible } from '../helpers/accessibility';
import { callProduct } from '../helpers/local-stack';
import { campaignsOf, checkerPage } from './brand-checker-page';
import { expect, test } from './test';

const CALLS = 12;
const PLATFORMS = 3;

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test('all tests count, lists grow step by step and an answer comes when it is opened', async ({
      page,
    }) => {
      const checker = checkerPage(page, locale);
      const { t, panel, button, tab } = checker;
      const { island } = dictionary(locale);
      const { cookie } = await checker.join();
      await checker.createCampaign('Spring');
      const campaigns = await campaignsOf(cookie);
      for (let call = 1; call <= CALLS; call += 1) {
        await callProduct(
          'brand-checker',
          {
            action: 'test-prompt-all',
            prompt: `Question ${call}?`,
            campaign_id: campaigns[0]?.id,
          },
          cookie,
        );
      }

      await checker.open();
      const total = String(CALLS * PLATFORMS);
      await tab('overview').click();
      await expect(
        panel.locator('dl > div').filter({ hasText: t.overview.stats.totalTests }),
      ).toContainText(total);
      await tab('campaigns').click();
      await expect(panel.locator('dl')).toContainText(t.campaigns.tests + total);

      await tab('testing').click();
      const entries = panel.locator('ol > li');
      await expect(entries).toHaveCount(RESULT_ENTRIES_STEP);
      await expect(entries.first()).toContainText(`Question ${CALLS}?`);
      await button(t.results.more).click();
      await expect(entries).toHaveCount(CALLS);
      await expect(entries.nth(RESULT_ENTRIES_STEP).locator('summary').first()).toBeFocused();
      await expect(button(t.results.more)).toHaveCount(0);

      const oldest = entries.last();
      await oldest.getByText('Question 1?', { exact: true }).first().click();
      await page.route(/\/api\/brand-checker/, (route) => route.abort());
      await oldest.getByText(t.results.read, { exact: true }).first().click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('alert')).toContainText(island.failed);
      await expectAccessible(page);
      await page.unroute(/\/api\/brand-checker/);
      await drawer.getByRole('button', { name: island.retry }).click();
      await expect(drawer.getByText('Question 1?', { exact: true })).toBeVisible();
      await expect(drawer.getByRole('alert')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(panel.getByText(fill(t.testing.quota, { left: 64, limit: 100 }))).toBeVisible();
    });
  });
}

test('what is typed while a campaign is created stays', async ({ page }) => {
  const checker = checkerPage(page, 'en');
  const { panel } = checker;
  await checker.join();
  const held = Promise.withResolvers<null>();
  await page.route(/\/api\/brand-checker/, async (route) => {
    const response = await route.fetch();
    await held.promise;
    return route.fulfill({ response });
  });
  await checker.tab('campaigns').click();
  await checker.name.fill('Spring');
  await checker.brand.fill('Anlauf');
  await checker.create.click();
  await checker.name.fill('Autumn');
  held.resolve(null);
  await expect(panel.getByRole('heading', { name: 'Spring' })).toBeVisible();
  await expect(checker.name).toHaveValue('Autumn');
  await expect(checker.name).toBeFocused();
});

test(
  'a campaign that is deleted while older results load does not come back with them',
  { tag: '@night' },
  async ({ page }) => {
    const checker = checkerPage(page, 'en');
    const { t, panel, tab } = checker;
    const { cookie } = await checker.join();
    await checker.createCampaign('Spring');
    await checker.createCampaign('Autumn');
    const campaigns = await campaignsOf(cookie);
    const ask = (name: string, prompt: string, samples: number) => {
      const campaign = campaigns.find((each) => each.name === name);
      const input = { action: 'test-prompt-all', prompt, campaign_id: campaign?.id, samples };
      return callProduct('brand-checker', input, cookie);
    };
    await ask('Spring', 'Who stays?', 1);
    for (let call = 1; call <= 3; call += 1) await ask('Autumn', `Who goes ${call}?`, 5);

    const held = Promise.withResolvers<null>();
    const isAnswered = Promise.withResolvers<null>();
    await page.route(/\/api\/brand-checker/, async (route) => {
      if (!new URL(route.request().url()).searchParams.has('cursor')) return route.continue();
      const response = await route.fetch();
      isAnswered.resolve(null);
      await held.promise;
      return route.fulfill({ response });
    });
    await checker.open();
    await tab('testing').click();
    await isAnswered.promise;
    await tab('campaigns').click();
    const remove = await checker.choose('delete', 'Autumn');
    await remove.getByRole('button', { name: t.deleteDialog.confirm }).click();
    await expect(panel.getByRole('heading', { name: 'Autumn' })).toHaveCount(0);
    held.resolve(null);
    await tab('testing').click();
    await expect(panel.getByText('Who stays?', { exact: true }).first()).toBeVisible();
    await expect(panel.locator('ol > li')).toHaveCount(1);
  },
);

test(
  'a paying member who is refused once keeps what was typed and continues',
  { tag: '@night' },
  async ({ page }) => {
    const checker = checkerPage(page, 'en');
    const { tab } = checker;
    await checker.join();
    await checker.createCampaign('Spring');
    await tab('testing').click();
    await checker.prompt.fill('Who?');
    await page.route(
      /\/api\/brand-checker/,
      (route) => route.fulfill({ status: 403, json: { code: 'premium-required', error: 'No.' } }),
      { times: 1 },
    );
    const checked = page.waitForResponse('**/api/me');
    await checker.testOne.click();
    await checked;
    await tab('testing').click();
    await expect(checker.prompt).toHaveValue('Who?');
    await expect(checker.testOne).toBeEnabled();
  },
);
