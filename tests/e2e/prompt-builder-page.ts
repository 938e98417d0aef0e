import { expect, type Page } from '@playwright/test';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { localizedPath, type Locale } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { sixSteps } from '../helpers/builder-content';

/** The six-step builder as a visitor finds it. */
export function builderPage(page: Page, locale: Locale) {
  const { promptBuilder: t } = dictionary(locale);
  const steps = sixSteps(locale);
  const address = localizedPath(ROUTES.promptBuilder, locale);
  const button = (name: string) => page.locator('main').getByRole('button', { name, exact: true });
  const answer = page.getByLabel(t.answer, { exact: true }).and(page.locator(':visible'));
  const heading = (name: string) => page.getByRole('heading', { name, level: 2, exact: true });
  const prompt = page.getByLabel(t.result.promptLabel);

  return {
    t,
    steps,
    address,
    button,
    answer,
    heading,
    prompt,
    async fillAll() {
      await page.goto(address);
      for (const { key } of steps) {
        await answer.fill(`my ${key}`);
        // The shortcut works only once the island is hydrated.
        await expect(page.locator('main form [type=submit]')).toBeEnabled();
        await page.keyboard.press('Control+Enter');
      }
      await expect(heading(t.result.heading)).toBeVisible();
    },
  };
}
