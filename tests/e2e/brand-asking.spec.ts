import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, LOCALES } from '#src/i18n/locales.ts';
import { expectAccessible } from '../helpers/accessibility';
import { callProduct, countAnswers, scriptModels } from '../helpers/local-stack';
import { campaignsOf, checkerPage, SEARCH_WAIT } from './brand-checker-page';
import { holdRequests } from './held-requests';
import { expect, test } from './test';

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test('a question is answered from memory at once, and with web search by its task', async ({
      page,
    }) => {
      const checker = checkerPage(page, locale);
      const { t, panel, field, tab } = checker;
      await checker.join();
      await checker.createCampaign('Spring');
      await tab('testing').click();
      const question = `Who is good? ${crypto.randomUUID()}`;
      await checker.prompt.fill(question);
      await field(t.testing.samples).selectOption('1');
      const takes = `${t.asking.factors}: 3 × 1 = 3`;
      await expect(panel.getByRole('status').filter({ hasText: takes })).toBeVisible();
      const left = (searches: number) =>
        panel.getByText(
          fill(t.asking.searchesLeft, { left: searches, limit: 400, today: searches - 340 }),
        );
      await expect(left(400)).toBeVisible();

      const release = await holdRequests(page, /action=run/);
      await checker.testAll.click();
      const waiting = fill(t.asking.waiting, { settled: 0, planned: 2 });
      await expect(panel.getByText(waiting)).toBeVisible();
      // Those from memory are there already, and two searches are reserved for each of the others.
      const answers = panel.getByText(t.results.read, { exact: true });
      await expect(answers).toHaveCount(3);
      // A search that was answered before them has given back what it did not need.
      await expect(left(396).or(left(397)).or(left(398))).toBeVisible();
      await expectAccessible(page);
      release();
      await expect(answers).toHaveCount(5, SEARCH_WAIT);
      await expect(panel.getByText(t.asking.waitingHint)).toHaveCount(0);
      await expect(left(398)).toBeVisible();
      await expect(checker.alert).toHaveCount(0);
    });

    test(
      'an answer with web search that does not come has its reason',
      { tag: '@night' },
      async ({ page }) => {
        const checker = checkerPage(page, locale);
        const { t, panel, field, tab, alert } = checker;
        await checker.join();
        await checker.createCampaign('Spring');
        await tab('testing').click();
        const question = `Who is good? ${crypto.randomUUID()}`;
        await checker.prompt.fill(question);
        await field(t.testing.samples).selectOption('1');
        await field(t.asking.modes.memory).uncheck();
        await field(t.testing.platform).selectOption('gemini');
        await expect(panel.getByText(t.asking.refused)).toBeVisible();
        await expect(checker.testOne).toBeDisabled();

        const asked = { provider: 'anthropic', contains: question } as const;
        await scriptModels([{ ...asked, kind: 'error', status: 400 }]);
        await checker.testAll.click();
        await expect(alert).toContainText(t.errors.partial, SEARCH_WAIT);
        await expect(alert.getByRole('listitem')).toHaveText([
          `Claude: ${t.errors.reasons['model-failed']}`,
        ]);
        await expect(panel.getByText(t.results.read, { exact: true })).toHaveCount(1);
        await expectAccessible(page);
      },
    );

    test(
      'a used-up quota is shown before and after the attempt',
      { tag: '@night' },
      async ({ page }) => {
        const checker = checkerPage(page, locale);
        const { t, panel, field, alert } = checker;
        const { cookie } = await checker.join();
        await checker.createCampaign('Spring');
        const campaigns = await campaignsOf(cookie);
        await countAnswers(cookie, 90);
        await checker.open();
        await checker.tab('testing').click();
        await expect(
          panel.getByText(fill(t.testing.quota, { left: 10, limit: 100 })),
        ).toBeVisible();
        await checker.prompt.fill('Who?');
        await checker.onceFromMemory();
        await field(t.testing.samples).selectOption('5');
        await expect(
          panel.getByText(fill(t.asking.tooFewAnswers, { count: 15, left: 10 })),
        ).toBeVisible();
        await expect(checker.testAll).toBeDisabled();
        await expectAccessible(page);

        const elsewhere = { action: 'test-prompt-all', prompt: 'Who?', samples: 3 };
        await callProduct('brand-checker', { ...elsewhere, campaign_id: campaigns[0]?.id }, cookie);
        await checker.testOne.click();
        await expect(alert).toContainText(t.errors.final['quota-reached']);
        await field(t.testing.samples).selectOption('1');
        await checker.testOne.click();
        const [usedUp = ''] = fill(t.testing.quotaReached, { limit: 100, time: '' }).split('.');
        await expect(panel.getByText(usedUp)).toBeVisible();
        await expect(checker.testOne).toBeDisabled();
        await expectAccessible(page);
      },
    );
  });
}
