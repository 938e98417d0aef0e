import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, LOCALES } from '#src/i18n/locales.ts';
import { expectAccessible } from '../helpers/accessibility';
import { clipboardText, expectAllSelected, forbidCopying } from './clipboard';
import { builderPage } from './prompt-builder-page';
import { expect, test } from './test';

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({
      locale: LOCALE_TAGS[locale],
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    test('a clipboard that refuses shows an error, and the prompt is selected instead', async ({
      page,
    }) => {
      const { t, button, fillAll } = builderPage(page, locale);
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

    test('a link is written to the clipboard within the click, as Safari requires', async ({
      page,
    }) => {
      const { t, button, fillAll } = builderPage(page, locale);
      await fillAll();
      await page.evaluate(() => {
        const { clipboard } = navigator;
        const write = clipboard.write.bind(clipboard);
        let isClicked = false;
        addEventListener('click', () => (isClicked = true), true);
        addEventListener('click', () => (isClicked = false));
        clipboard.writeText = () => Promise.reject(new Error('not with the click'));
        clipboard.write = (items) =>
          isClicked ? write(items) : Promise.reject(new Error('not with the click'));
        Object.defineProperty(document, 'execCommand', { value: () => false });
      });
      await button(t.result.share).click();
      await expect(button(t.result.shareCopied)).toBeVisible();
      expect(await clipboardText(page)).toMatch(/#p1=/);
    });

    test('a shared link shows the prompt, is never sent, and leaves the own draft alone', async ({
      page,
      context,
    }) => {
      const { t, button, prompt, fillAll } = builderPage(page, locale);
      await fillAll();
      const text = await prompt.inputValue();
      await button(t.result.share).click();
      await expect(button(t.result.shareCopied)).toBeVisible();
      const link = await clipboardText(page);

      await button(t.result.edit).click();
      const own = builderPage(page, locale);
      await own.answer.fill('my own');
      const other = await context.newPage();
      const sent: string[] = [];
      other.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
      const shown = builderPage(other, locale);
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

    test('a damaged link shows an error and opens the builder', async ({ page }) => {
      const { t, steps, address, heading } = builderPage(page, locale);
      await page.goto(`${address}#p1=damaged`);
      await expect(page.getByRole('alert')).toHaveText(t.shared.damaged);
      await expect(heading(steps[0]?.question ?? '')).toBeVisible();
    });

    test('the prompt can be downloaded and opened in four assistants', async ({
      page,
      context,
    }) => {
      const { t, button, prompt, fillAll } = builderPage(page, locale);
      await fillAll();
      const text = await prompt.inputValue();
      const download = page.waitForEvent('download');
      await button(t.result.download).click();
      expect((await download).suggestedFilename()).toBe(t.result.fileName);

      const hrefOf = async (name: string) =>
        new URL((await page.getByRole('link', { name }).getAttribute('href')) ?? '');
      for (const name of ['ChatGPT', 'Claude', 'Perplexity']) {
        await expect.poll(async () => (await hrefOf(name)).searchParams.get('q')).toBe(text);
      }
      await context.route('https://gemini.google.com/**', (route) => route.fulfill({ body: '' }));
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Gemini' }).click();
      await expect(await opened).toHaveURL(({ host }) => host === 'gemini.google.com');
      await expect(page.getByText(fill(t.result.paste, { assistant: 'Gemini' }))).toBeVisible();
      await page.bringToFront();
      expect(await clipboardText(page)).toBe(text);
    });
  });
}
