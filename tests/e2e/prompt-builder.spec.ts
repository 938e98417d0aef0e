import { expect, test, type Page } from '@playwright/test';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, LOCALES, localizedPath, type Locale } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { sixSteps } from '../helpers/builder-content';
import { expectAccessible } from '../helpers/accessibility';
import { clipboardText, expectAllSelected, forbidCopying } from './clipboard';

function builder(page: Page, locale: Locale) {
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
        // Before the island is alive, the short cut is not.
        await expect(page.locator('main form [type=submit]')).toBeEnabled();
        await page.keyboard.press('Control+Enter');
      }
      await expect(heading(t.result.heading)).toBeVisible();
    },
  };
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({
      locale: LOCALE_TAGS[locale],
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    test('a visitor goes through six steps and copies the prompt', async ({ page }) => {
      const { t, steps, address, button, answer, heading, prompt } = builder(page, locale);
      await page.goto(address);
      await expect(button(t.previous)).toBeDisabled();

      for (const [index, { question, options }] of steps.entries()) {
        const isLast = index === steps.length - 1;
        await expect(heading(question)).toBeVisible();
        await expect(page.getByText(fill(t.progress, { step: index + 1, count: 6 }))).toBeVisible();
        const percent = Math.round((index / 6) * 100);
        await expect(page.getByText(fill(t.percent, { percent }), { exact: true })).toBeVisible();
        await expect(page.getByRole('progressbar')).toHaveAttribute(
          'aria-valuenow',
          String(percent),
        );
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
      await button(t.result.copy).click();
      await expect(button(t.result.copied)).toBeVisible();
      expect(await clipboardText(page)).toBe(await prompt.inputValue());
      await expectAccessible(page);
      await expect(button(t.result.copy)).toBeVisible();
    });

    test('Back keeps the answer, and the draft survives a reload and is one in all tabs', async ({
      page,
      context,
    }) => {
      const { t, steps, address, button, answer, heading } = builder(page, locale);
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
      await expect(builder(other, locale).answer).toHaveValue('three');
      await other.close();
      await page.reload();
      await expect(answer).toHaveValue('three');
    });

    test('the browser’s Back leads to the step before, and on from there as ever', async ({
      page,
    }) => {
      const { t, steps, address, button, answer, heading } = builder(page, locale);
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
      const { t, steps, address, answer, heading } = builder(page, locale);
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
      const { t, steps, button, answer, heading, fillAll } = builder(page, locale);
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

    test('a clipboard that refuses is said, and the prompt is selected instead', async ({
      page,
    }) => {
      const { t, button, fillAll } = builder(page, locale);
      await fillAll();
      await forbidCopying(page);
      const logged = page.waitForEvent('console', (message) => message.type() === 'error');
      await button(t.result.copy).click();
      await logged;
      await expect(page.getByText(t.result.copyFailed)).toBeVisible();
      await expect(button(t.result.copied)).toHaveCount(0);
      await expectAllSelected(page, 'main [readonly]');
      await button(t.result.share).click();
      await expect(page.getByText(t.result.shareFailed)).toBeVisible();
      await expect(page).toHaveURL(/#p1=/);
    });

    test('a shared link shows the prompt, is never sent, and leaves the own draft alone', async ({
      page,
      context,
    }) => {
      const { t, button, prompt, fillAll } = builder(page, locale);
      await fillAll();
      const text = await prompt.inputValue();
      await button(t.result.share).click();
      await expect(button(t.result.shareCopied)).toBeVisible();
      const link = await clipboardText(page);

      await button(t.result.edit).click();
      const own = builder(page, locale);
      await own.answer.fill('my own');
      const other = await context.newPage();
      const sent: string[] = [];
      other.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
      const shown = builder(other, locale);
      await other.goto(link);
      await expect(shown.heading(t.shared.heading)).toBeVisible();
      await expect(shown.prompt).toHaveValue(text);
      await expectAccessible(other);
      expect(sent.filter((request) => request.includes(new URL(link).hash.slice(4)))).toEqual([]);

      await shown.button(t.shared.leave).click();
      await expect(other).not.toHaveURL(/#/);
      await expect(shown.answer).toHaveValue('my own');

      await other.goto('about:blank');
      await other.goto(link);
      await shown.button(t.shared.adopt).click();
      await other
        .getByRole('dialog', { name: t.dialogs.adopt.title })
        .getByRole('button', { name: t.dialogs.adopt.confirm })
        .click();
      await expect(shown.answer).toHaveValue('my who');
    });

    test('a damaged link says so and opens the builder', async ({ page }) => {
      const { t, steps, address, heading } = builder(page, locale);
      await page.goto(`${address}#p1=damaged`);
      await expect(page.getByRole('alert')).toHaveText(t.shared.damaged);
      await expect(heading(steps[0]?.question ?? '')).toBeVisible();
    });

    test('the prompt can be downloaded and opened in four assistants', async ({
      page,
      context,
    }) => {
      const { t, button, prompt, fillAll } = builder(page, locale);
      await fillAll();
      const text = await prompt.inputValue();
      const download = page.waitForEvent('download');
      await button(t.result.download).click();
      expect((await download).suggestedFilename()).toBe(t.result.fileName);

      const hrefOf = async (name: string) =>
        new URL((await page.getByRole('link', { name }).getAttribute('href')) ?? '');
      for (const name of ['ChatGPT', 'Claude', 'Perplexity']) {
        expect((await hrefOf(name)).searchParams.get('q')).toBe(text);
      }
      await context.route('https://gemini.google.com/**', (route) => route.fulfill({ body: '' }));
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Gemini' }).click();
      expect(new URL((await opened).url()).host).toBe('gemini.google.com');
      await expect(page.getByText(fill(t.result.paste, { assistant: 'Gemini' }))).toBeVisible();
      await page.bringToFront();
      expect(await clipboardText(page)).toBe(text);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('all six questions and suggestions can be read', async ({ page }) => {
        const { steps, address, heading } = builder(page, locale);
        await page.goto(address);
        for (const { question, options } of steps) {
          await expect(heading(question)).toBeVisible();
          for (const { text } of options) await expect(page.getByText(text)).toBeVisible();
        }
      });
    });
  });
}
