import { expect, test } from '@playwright/test';
import { LOCALE_TAGS, LOCALES } from '#src/i18n/locales.ts';
import { expectAccessible } from '../helpers/accessibility';
import { checkerPage } from './brand-checker-page';

const SITES = {
  en: { domain: 'harbour-roast.test', brand: 'Harbour Roast', country: 'GB' },
  de: { domain: 'kiezblume.test', brand: 'Kiezblume', country: 'DE' },
} as const;

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test(
      'a new member with a domain has suggestions, ticks, asks the first question and plans it',
      { tag: '@smoke' },
      async ({ page }) => {
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
        await expectAccessible(page);
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
        await checker.testAll.click();
        const offer = button(words.offerAction);
        await expect(offer).toBeVisible();
        await expectAccessible(page);
        await offer.click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByLabel(words.prompts)).toHaveValue(question);
        await dialog.getByRole('button', { name: words.save }).click();
        await expect(dialog).toHaveCount(0);
        await expect(offer).toHaveCount(0);
        await tab('campaigns').click();
        const card = panel.getByRole('listitem').filter({ hasText: site.brand });
        await expect(card).toContainText('Berlin');
      },
    );
  });
}
