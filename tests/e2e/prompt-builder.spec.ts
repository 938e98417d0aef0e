import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, LOCALES } from '#src/i18n/locales.ts';
import { expectAccessible } from '../helpers/accessibility';
import { clipboardText } from './clipboard';
import { builderPage } from './prompt-builder-page';
import { pressForText } from './shown-once';
import { expect, test } from './test';

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({
      locale: LOCALE_TAGS[locale],
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    test(
      'a visitor goes through six steps and copies the prompt',
      { tag: '@smoke' },
      async ({ page }) => {
        const { t, steps, address, button, answer, heading, prompt } = builderPage(page, locale);
        await page.goto(address);
        await expect(button(t.previous)).toBeDisabled();

        for (const [index, { question, options }] of steps.entries()) {
          const isLast = index === steps.length - 1;
          await expect(heading(question)).toBeVisible();
          await expect(
            page.getByText(fill(t.progress, { step: index + 1, count: 6 })),
          ).toBeVisible();
          const percent = Math.round((index / 6) * 100);
          await expect(page.getByText(fill(t.percent, { percent }), { exact: true })).toBeVisible();
          await expect(page.getByRole('progressbar')).toHaveAttribute('value', String(percent));
          const onward = button(isLast ? t.finish : t.next);
          await expect(onward).toBeDisabled();

          const [option] = options;
          const tile = page.getByRole('button', { name: option?.label ?? '' });
          await tile.click();
          await expect(answer).toHaveValue(option?.text ?? '');
          await expect(tile).toHaveAttribute('aria-pressed', 'true');
          await tile.click();
          await expect(answer).toHaveValue('');
          await expect(onward).toBeDisabled();
          await tile.click();
          if (index === 0) await expectAccessible(page);
          await onward.click();
        }

        await expect(heading(t.result.heading)).toBeFocused();
        await expect(
          page.getByText(fill(t.percent, { percent: 100 }), { exact: true }),
        ).toBeVisible();
        for (const { options } of steps) {
          await expect(prompt).toHaveValue(new RegExp(RegExp.escape(options[0]?.text ?? '')));
        }
        await pressForText(button(t.result.copy), t.result.copied);
        expect(await clipboardText(page)).toBe(await prompt.inputValue());
        await expectAccessible(page);
        await expect(button(t.result.copy)).toBeVisible();
      },
    );

    test('Back keeps the answer, and the draft survives a reload and is one in all tabs', async ({
      page,
      context,
    }) => {
      const { t, steps, address, button, answer, heading } = builderPage(page, locale);
      await page.goto(address);
      await answer.fill('one');
      await button(t.next).click();
      await answer.fill('two');
      await button(t.previous).click();
      await expect(answer).toHaveValue('one');
      await button(t.next).click();
      await page.reload();
      await expect(heading(steps[1]?.question ?? '')).toBeVisible();
      await expect(answer).toHaveValue('two');

      const other = await context.newPage();
      await other.goto(address);
      await answer.fill('three');
      await expect(builderPage(other, locale).answer).toHaveValue('three');
      await other.close();
      await page.reload();
      await expect(answer).toHaveValue('three');
    });

    test('the browser’s Back leads to the step before, and on from there as ever', async ({
      page,
    }) => {
      const { t, steps, address, button, answer, heading } = builderPage(page, locale);
      const question = (index: number) => heading(steps[index]?.question ?? '');
      await page.goto(address);
      await answer.fill('one');
      await button(t.next).click();
      await answer.fill('two');
      await button(t.next).click();
      await expect(question(2)).toBeFocused();

      await page.goBack();
      await expect(question(1)).toBeFocused();
      await expect(answer).toHaveValue('two');
      await button(t.previous).click();
      await expect(question(0)).toBeFocused();
      await expect(answer).toHaveValue('one');

      await page.goForward();
      await expect(question(1)).toBeVisible();
      await page.reload();
      await expect(question(1)).toBeVisible();
      await page.goBack();
      await expect(question(0)).toBeVisible();
      await expect(answer).toHaveValue('one');
      await expect(page).toHaveURL(address);
    });

    test('the keyboard alone is enough', async ({ page }) => {
      const { t, steps, address, answer, heading } = builderPage(page, locale);
      await page.goto(address);
      await page.getByRole('button', { name: steps[0]?.options[0]?.label ?? '' }).focus();
      await page.keyboard.press('Space');
      await expect(answer).toHaveValue(steps[0]?.options[0]?.text ?? '');
      await page.keyboard.press('Control+Enter');
      for (const { question } of steps.slice(1)) {
        await expect(heading(question)).toBeFocused();
        for (let count = 0; count < 5; count += 1) await page.keyboard.press('Tab');
        await expect(answer).toBeFocused();
        await page.keyboard.type('x');
        await page.keyboard.press('Control+Enter');
      }
      await expect(heading(t.result.heading)).toBeFocused();
    });

    test('starting over asks first, then clears the answers', async ({ page }) => {
      const { t, steps, button, answer, heading, fillAll } = builderPage(page, locale);
      await fillAll();
      const dialog = page.getByRole('dialog', { name: t.dialogs.startOver.title });
      await button(t.result.startOver).click();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t.dialogs.cancel }).click();
      await expect(heading(t.result.heading)).toBeVisible();

      await button(t.result.startOver).click();
      await dialog.getByRole('button', { name: t.dialogs.startOver.confirm }).click();
      await expect(heading(steps[0]?.question ?? '')).toBeFocused();
      await expect(answer).toHaveValue('');
      await expect(button(t.next)).toBeDisabled();
      await page.reload();
      await expect(answer).toHaveValue('');
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('all six questions and suggestions can be read', async ({ page }) => {
        const { steps, address, heading } = builderPage(page, locale);
        await page.goto(address);
        for (const { question, options } of steps) {
          await expect(heading(question)).toBeVisible();
          for (const { text } of options) await expect(page.getByText(text)).toBeVisible();
        }
      });
    });
  });
}
