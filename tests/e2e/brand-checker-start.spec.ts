import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, LOCALES } from '#src/i18n/locales.ts';
import { expectAccessible } from '../helpers/accessibility';
import { checkerPage, SEARCH_WAIT } from './brand-checker-page';
import { expect, test } from './test';

const SITES = {
  en: { domain: 'harbour-roast.test', brand: 'Harbour Roast', country: 'GB' },
  de: { domain: 'kiezblume.test', brand: 'Kiezblume', country: 'DE' },
} as const;

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test('a new member with a domain has suggestions, ticks, asks the first question and plans it', async ({
      page,
    }) => {
      // The whole way of a new member: on a busy machine its many steps add up.
      test.slow();
      const site = SITES[locale];
      const checker = checkerPage(page, locale);
      const { t, panel, button, field, tab, alert } = checker;
      const { suggest, schedule: words } = t;
      await checker.join();
      await button(t.actions.createFirst).click();
      await expect(checker.domain).toBeFocused();
      await checker.domain.fill('inside.test');
      await button(suggest.submit).click();
      await expect(alert).toHaveText(`${suggest.errors['site-not-public']} ${suggest.instead}`);
      await checker.domain.fill(site.domain);
      await button(suggest.submit).click();

      const found = panel.getByRole('region', { name: suggest.found });
      await expect(found).toBeVisible();
      await expect(checker.name).toHaveValue(site.brand);
      await expect(checker.brand).toHaveValue(site.brand);
      await expect(field(t.form.domains)).toHaveValue(site.domain);
      await expect(field(suggest.country)).toHaveValue(site.country);
      await expect(field(suggest.language)).toHaveValue(locale);
      await found.getByLabel('Kiezwerk').check();
      await expect(field(t.form.competitors)).toHaveValue('Kiezwerk');
      const questions = found
        .getByRole('group', { name: suggest.purposes.discovery })
        .getByRole('checkbox');
      await questions.nth(1).check();
      await questions.nth(0).check();
      await expectAccessible(page);
      const question = await found
        .getByRole('group', { name: suggest.purposes.discovery })
        .locator('label')
        .nth(1)
        .innerText();
      await checker.create.click();

      await expect(checker.prompt).toBeFocused();
      await expect(checker.prompt).toHaveValue(question);
      await expect(field(t.testing.samples)).toHaveValue('3');
      await field(t.testing.samples).selectOption('1');
      await checker.testAll.click();
      const answers = panel.getByText(t.results.read, { exact: true });
      await expect(answers).toHaveCount(3);
      await expect(answers).toHaveCount(3 + 2, SEARCH_WAIT);
      await expect(panel.getByText(t.asking.waitingHint)).toHaveCount(0);
      await expect(alert).toHaveCount(0);

      await tab('overview').click();
      const verdict = panel.getByRole('region', { name: t.figures.verdict.label });
      const range = fill(t.charts.rangeInWords, { low: '\\d+', high: '\\d+' });
      await expect(verdict).toContainText(new RegExp(range));
      const todo = panel.locator('section').filter({
        has: page.getByRole('heading', { name: t.advice.heading, exact: true }),
      });
      const items = todo.getByRole('heading', { level: 3 });
      await expect.poll(() => items.count()).toBeGreaterThanOrEqual(3);
      // Each of them rests on answers that it opens.
      const { one, other } = t.advice.answers;
      const opens = todo.getByRole('button', { name: new RegExp(`^(${one}|${other})$`) });
      await expect(opens).toHaveCount(await items.count());
      await opens.first().click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('link').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await tab('sources').click();
      await expect(panel.getByRole('rowheader').first()).toBeVisible();
      await tab('testing').click();

      const offer = button(words.offerAction);
      await expect(offer).toBeVisible();
      await offer.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel(words.prompts)).toHaveValue(question);
      await dialog.getByRole('button', { name: words.save }).click();
      await expect(dialog).toHaveCount(0);
      await expect(offer).toHaveCount(0);
      await tab('campaigns').click();
      const card = panel.getByRole('listitem').filter({ hasText: site.brand });
      await expect(card).toContainText('Berlin');
    });
  });
}
