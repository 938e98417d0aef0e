import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, LOCALES, localizedPath } from '#src/i18n/locales.ts';
import { MIN_TREND_RUNS } from '#shared/figure-limits.ts';
import { ROUTES } from '#src/routes.ts';
import { expectAccessible } from '../helpers/accessibility';
import { callProduct, scriptModels } from '../helpers/local-stack';
import { moveTestsBack } from '../helpers/past-tests';
import { campaignsOf, checkerPage } from './brand-checker-page';
import { expect, test } from './test';

const unique = () => crypto.randomUUID();

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test('a first visit shows a sample and three steps, which lead to a suggested question', async ({
      page,
    }) => {
      const checker = checkerPage(page, locale);
      const { t, main, panel, button, field } = checker;
      const { steps, sample, suggestions } = t.start;
      const { cookie } = await checker.join();
      await expect(panel.getByRole('heading', { name: steps.heading })).toBeVisible();
      await expect(panel.getByText(sample.badge, { exact: true })).toBeVisible();
      await expect(panel.locator('mark').first()).toHaveText('Fahrwerk Mitte');
      await expect(
        panel.getByRole('application', { name: t.insights.compare.perAnswer }),
      ).toBeVisible();
      await expectAccessible(page);
      expect(await callProduct('brand-checker', { action: 'campaigns' }, cookie)).toMatchObject({
        campaigns: [],
      });
      await panel.getByRole('button', { name: sample.remove }).click();
      await expect(panel.getByText(sample.badge, { exact: true })).toHaveCount(0);
      await page.reload();
      await expect(panel.getByRole('heading', { name: steps.heading })).toBeVisible();
      await expect(panel.getByText(sample.badge, { exact: true })).toHaveCount(0);
      await button(sample.show).click();
      await expect(panel.getByText(sample.badge, { exact: true })).toBeVisible();

      await panel.getByRole('link', { name: sample.report }).click();
      await expect(main.getByText(t.report.method.sample)).toBeVisible();
      await expect(main.getByRole('heading', { name: t.report.sources.heading })).toBeVisible();
      await expectAccessible(page);
      await main.getByRole('link', { name: t.report.back }).click();

      await button(steps.brand.action).click();
      await expect(checker.domain).toBeFocused();
      await checker.name.fill('Spring');
      await checker.brand.fill('Anlauf');
      await field(t.form.industry).selectOption('saas');
      await field(t.form.competitors).fill('Kiezwerk');
      await checker.create.click();
      await expect(panel.getByRole('heading', { name: 'Spring' })).toBeVisible();
      await checker.tab('overview').click();
      await button(steps.question.action).click();
      await expect(checker.prompt).toBeFocused();
      const choices = panel.getByRole('region', { name: suggestions.heading });
      await expect(choices.getByRole('button')).toHaveCount(4);
      await expect(choices.getByRole('button').last()).toContainText('Kiezwerk');
      await expectAccessible(page);
      const first = choices.getByRole('button').first();
      const question = (await first.locator('span').first().textContent()) ?? '';
      await first.click();
      await expect(checker.prompt).toHaveValue(question);
      await expect(checker.prompt).toBeFocused();
      await expect(checker.testAll).toBeEnabled();
    });

    test('platforms, competitors and answers are compared over time, and printed', async ({
      page,
      context,
    }) => {
      const checker = checkerPage(page, locale);
      const { t, main, panel, button, tab } = checker;
      const { insights, report } = t;
      const { cookie } = await checker.join();
      await checker.createCampaign('Spring');
      const campaigns = await campaignsOf(cookie);
      const id = campaigns[0]?.id ?? '';
      const question = `Who is good? ${unique()}`;
      const ask = async (chatgpt: string) => {
        const asked = { contains: question, kind: 'text' } as const;
        await scriptModels([
          { ...asked, provider: 'openai', text: chatgpt },
          { ...asked, provider: 'anthropic', text: '1. Anlauf\n2. Kiezwerk' },
          { ...asked, provider: 'gemini', text: 'Nordlicht Digital, of course.' },
        ]);
        const input = { action: 'test-prompt-all', prompt: question, campaign_id: id };
        await callProduct('brand-checker', input, cookie);
      };
      await ask('Kiezwerk is a good agency.');
      await checker.open();
      await tab('overview').click();
      const runs = (count: number) =>
        panel.getByText(fill(t.figures.weeks.tooFew, { count, needed: MIN_TREND_RUNS }));
      await expect(runs(1)).toBeVisible();
      await expectAccessible(page);

      await moveTestsBack(id, 3);
      await ask('Anlauf is a very good agency.');
      await checker.open();
      await expect(runs(2)).toBeVisible();
      await expectAccessible(page);

      await tab('testing').click();
      const newest = panel.locator('ol > li').first();
      const rowOf = (platform: string) =>
        newest.getByRole('row').filter({ has: page.getByRole('rowheader', { name: platform }) });
      await expect(rowOf('ChatGPT')).toContainText(insights.question.yes);
      await expect(rowOf('Claude')).toContainText('Kiezwerk (1)');
      await expect(rowOf('Gemini')).toContainText(t.sentiments.not_mentioned);
      const drawer = page.getByRole('dialog');
      await newest.getByText(t.results.read, { exact: true }).first().click();
      await drawer.getByText(insights.change.open).click();
      await expect(drawer.locator('del').first()).toContainText('Kiezwerk');
      await expect(drawer.locator('ins').first()).toContainText('Anlauf');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      const oldest = panel.locator('ol > li').last();
      await oldest.locator('summary').first().click();
      await oldest.getByText(t.results.read, { exact: true }).first().click();
      await drawer.getByText(insights.change.open).click();
      await expect(drawer.getByText(insights.change.none)).toBeVisible();
      await page.keyboard.press('Escape');

      await tab('campaigns').click();
      await panel.getByRole('link', { name: fill(report.openNamed, { name: 'Spring' }) }).click();
      const title = fill(report.heading, { brand: 'Anlauf' });
      await expect(main.getByRole('heading', { name: title, level: 2 })).toBeVisible();
      await expect(main.getByRole('heading', { name: report.measures.memory })).toBeVisible();
      await expect(main.getByRole('paragraph').filter({ hasText: question })).toBeVisible();
      await expect(main.getByText(report.method.text)).toBeVisible();
      await expectAccessible(page);
      await page.emulateMedia({ media: 'print' });
      await expect(button(report.print)).toBeHidden();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(main.getByRole('application').first()).toBeVisible();
      await page.emulateMedia({ media: 'screen' });

      const elsewhere = await context.newPage();
      await elsewhere.goto(`${new URL(page.url()).pathname}?campaign=of-another-member`);
      await expect(elsewhere.getByText(report.unknown)).toBeVisible();
      await expectAccessible(elsewhere);
      const choice = elsewhere.getByLabel(report.campaign, { exact: true });
      await choice.focus();
      await choice.selectOption('Spring');
      await expect(elsewhere.getByRole('heading', { name: title, level: 2 })).toBeVisible();
      await expect(choice).toBeFocused();
    });
  });
}

test.describe('in a time zone where it is still yesterday', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a report has the days of its numbers, which are UTC', async ({ page }) => {
    const checker = checkerPage(page, 'en');
    const { t, main } = checker;
    await checker.join();
    await page.goto(`${localizedPath(ROUTES.brandReport, 'en')}?campaign=sample`);
    const table = main.getByRole('table', { name: t.insights.compare.platforms });
    const newest = await table.getByRole('rowheader').first().textContent();
    const date = new Intl.DateTimeFormat(LOCALE_TAGS.en, { dateStyle: 'long', timeZone: 'UTC' });
    const shown = main.getByText(`to ${date.format(new Date(`${newest} UTC`))}`);
    await expect(shown.first()).toBeVisible();
  });
});
