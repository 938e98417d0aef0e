import { dictionary } from '#src/i18n/dictionaries.ts';
import { LOCALE_TAGS, LOCALES, localizedPath } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { DEMO_PASSWORD } from '#scripts/seed/accounts.ts';
import { PROMPT_TYPES } from '#shared/entities/prompt-step.ts';
import { expectAccessible } from '../helpers/accessibility';
import { journey } from './member-journey';
import { expect, test } from './test';

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });
    const path = localizedPath(ROUTES.promptTable, locale);

    test('the prompt table has the builder below its heading, for premium members only', async ({
      page,
      otherDevice: free,
    }) => {
      const { table } = dictionary(locale).smartBuilder;
      const main = page.locator('main');
      await journey(page, locale).comeBack('premium@example.test', DEMO_PASSWORD);
      await page.goto(path);
      await expect(main.getByRole('heading', { level: 1, name: table.heading })).toBeVisible();
      await expect(main.getByRole('tab')).toHaveCount(PROMPT_TYPES.length);
      await expectAccessible(page);

      await journey(free, locale).comeBack('free@example.test', DEMO_PASSWORD);
      await free.goto(path);
      await free.waitForURL(/\/dashboard\?showPayment=true$/);
    });
  });
}
