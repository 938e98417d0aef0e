import { expect, test } from '@playwright/test';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, LOCALES } from '#src/i18n/locales.ts';
import { RESULT_ENTRIES_STEP } from '#shared/rules/brand-batches.ts';
import { expectAccessible } from '../helpers/accessibility';
import { callProduct } from '../helpers/local-stack';
import { checkerPage } from './brand-checker-page';

const CALLS = 12;
const SAMPLES = 2;
const PLATFORMS = 3;

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test('all tests count, lists grow step by step and an answer comes when it is opened', async ({
      page,
    }) => {
      const checker = checkerPage(page, locale);
      const { t, panel, button, tab } = checker;
      const { token } = await checker.join();
      await checker.createCampaign('Spring');
      const { campaigns } = (await callProduct(
        'brand-checker',
        { action: 'campaigns' },
        token,
      )) as { campaigns: { id: string }[] };
      for (let call = 1; call <= CALLS; call += 1) {
        await callProduct(
          'brand-checker',
          {
            action: 'test-prompt-all',
            prompt: `Question ${call}?`,
            campaign_id: campaigns[0]?.id,
            samples: SAMPLES,
          },
          token,
        );
      }

      await checker.open();
      const total = String(CALLS * SAMPLES * PLATFORMS);
      await tab('overview').click();
      await expect(
        panel.locator('dl').first().locator('div').filter({ hasText: t.overview.stats.totalTests }),
      ).toContainText(total);
      await tab('campaigns').click();
      await expect(panel.locator('dl')).toContainText(t.campaigns.tests + total);

      await tab('testing').click();
      const entries = panel.locator('ol > li');
      await expect(entries).toHaveCount(RESULT_ENTRIES_STEP);
      await expect(entries.first()).toContainText(`Question ${CALLS}?`);
      await button(t.results.more).click();
      await expect(entries).toHaveCount(CALLS);
      await expect(button(t.results.more)).toHaveCount(0);

      const oldest = entries.last();
      await oldest.getByText('Question 1?', { exact: true }).click();
      const answer = oldest.getByText(t.results.showAnswer, { exact: true }).first();
      await page.route('**/api/brand-checker', (route) => route.abort());
      await answer.click();
      await expect(oldest.getByText(t.results.answerFailed)).toBeVisible();
      await expectAccessible(page);
      await page.unroute('**/api/brand-checker');
      await oldest.getByRole('button', { name: t.errors.retry }).click();
      await expect(oldest.locator('.whitespace-pre-wrap').first()).not.toBeEmpty();
      await expect(oldest.getByText(t.results.answerFailed)).toHaveCount(0);
      await expect(panel.getByText(fill(t.testing.quota, { left: 28, limit: 100 }))).toBeVisible();
    });
  });
}
