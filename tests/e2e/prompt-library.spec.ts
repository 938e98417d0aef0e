import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, LOCALES } from '#src/i18n/locales.ts';
import type { EndpointOutput } from '#shared/api/contract.ts';
import type { PromptEntry } from '#shared/entities/prompt.ts';
import {
  CARDS_AT_ONCE,
  FEATURED_PROMPT_COUNT,
  PLACEHOLDER_CARD_COUNT,
  promptFileName,
} from '#shared/rules/prompt-library.ts';
import { fillVariables, previewParts } from '#shared/rules/prompt-variables.ts';
import { readLibrary } from '#scripts/library/read-library.ts';
import { expectAccessible } from '../helpers/accessibility';
import { clipboardText, forbidCopying } from './clipboard';
import { libraryPage } from './prompt-library-page';
import { pressForText } from './shown-once';
import { expect, test } from './test';

const CALL = /\/api\/prompts\?/;
const WHOLE = /\/api\/prompt\?/;

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({
      locale: LOCALE_TAGS[locale],
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    test('a member finds a prompt, fills it in, copies it and finds it again', async ({ page }) => {
      const { t, main, members, button, named, cards, dialog, search, category, ...to } =
        libraryPage(page, locale);
      const { count, star } = to;
      await to.join();
      const answer = page.waitForResponse(CALL);
      await page.goto(to.path);
      const { prompts } = (await (await answer).json()) as { prompts: PromptEntry[] };
      const [first, second, third] = prompts;
      if (!first || !second || !third) throw new Error('The library is empty.');
      await expect(count(prompts.length)).toBeVisible();
      await expect(cards).toHaveCount(CARDS_AT_ONCE);
      await expect(main.getByText(t.featured, { exact: true })).toHaveCount(FEATURED_PROMPT_COUNT);
      const shown = previewParts(first.preview).map((part, index) =>
        index % 2 === 0 ? part : part.replaceAll('_', ' '),
      );
      await expect(cards.first()).toContainText(shown.join(''));
      await expect(cards.first().getByRole('list', { name: t.tags })).toContainText(
        `#${first.tags[0] ?? ''}`,
      );
      await expectAccessible(page);
      await button(fill(t.more, { count: CARDS_AT_ONCE })).click();
      await expect(cards).toHaveCount(2 * CARDS_AT_ONCE);
      await expect(star(prompts[CARDS_AT_ONCE]?.title ?? '')).toBeFocused();

      await search.fill(second.title.toUpperCase());
      await expect(cards).toHaveCount(1);
      const other = prompts.find(({ category_name }) => category_name !== second.category_name);
      await category.selectOption(other?.category_name ?? '');
      await expect(main.getByText(t.empty)).toBeVisible();
      await expect(cards).toHaveCount(0);
      await expectAccessible(page);
      await category.selectOption(second.category_name);
      await expect(cards).toHaveCount(1);

      const asked = page.waitForResponse(WHOLE);
      await pressForText(named(t.copy, second.title), t.copied);
      const whole = (await (await asked).json()) as EndpointOutput<'prompt'>;
      const { content, variables = [], sample_output = '' } = whole.prompt;
      expect(await clipboardText(page)).toBe(content);
      await expect(named(t.copy, second.title)).toBeVisible();

      await named(t.viewFull, second.title).click();
      await expect(dialog.getByRole('heading', { name: second.title })).toBeVisible();
      const text = dialog.getByRole('region', { name: t.promptText });
      await expect(text).toHaveText(content);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t.variables.useExample }).click();
      const examples = Object.fromEntries(variables.map(({ name, example }) => [name, example]));
      await expect(text).toHaveText(fillVariables(content, examples));
      await dialog.getByText(t.sample.heading).click();
      await expect(dialog.getByText(sample_output.split('\n')[0] ?? '')).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t.variables.clear }).click();
      await expect(text).toHaveText(content);
      const [{ name: blank, label } = { name: '', label: '' }] = variables;
      await dialog.getByLabel(label, { exact: true }).fill('$1 & Ähnliches');
      await expect(dialog.getByText(t.kept.saved)).toBeVisible();
      const filled = fillVariables(content, { [blank]: '$1 & Ähnliches' });
      await expect(text).toHaveText(filled);
      const downloading = page.waitForEvent('download');
      await dialog.getByRole('button', { name: t.download }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(promptFileName(second.title));
      expect(await readFile(await download.path(), 'utf8')).toBe(filled);
      // The clipboard is refused, the legacy way is not (product 19.7).
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
      });
      await pressForText(dialog.getByRole('button', { name: t.copy }), t.copied);
      expect(await clipboardText(page)).toBe(filled);
      await page.keyboard.press('Escape');
      await forbidCopying(page);
      await named(t.copy, second.title).click();
      await expect(main.getByText(t.copyFailed)).toBeVisible();

      await search.fill('');
      await category.selectOption('');
      await page.route(WHOLE, (route) => route.abort());
      await named(t.viewFull, first.title).click();
      await expect(dialog.getByRole('alert')).toContainText(t.promptFailed);
      await expectAccessible(page);
      await page.unroute(WHOLE);
      await dialog.getByRole('button', { name: members.retry }).click();
      await expect(text).toBeVisible();
      await page.keyboard.press('Escape');

      await button(t.lists.favourites).click();
      await expect(main.getByText(t.lists.noFavourites)).toBeVisible();
      await button(t.lists.all).click();
      await star(first.title).click();
      await star(third.title).click();
      await button(t.lists.favourites).click();
      await expect(cards.getByRole('heading')).toHaveText([third.title, first.title]);
      await star(third.title).click();
      await expect(cards).toHaveCount(1);
      await expect(button(t.lists.undo)).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(cards.getByRole('heading')).toHaveText([third.title, first.title]);
      await page.reload();
      await expect(star(third.title)).toHaveAttribute('aria-pressed', 'true');
      await button(t.lists.recent).click();
      await expect(cards.getByRole('heading')).toHaveText([second.title]);
      await named(t.viewFull, second.title).click();
      await expect(dialog.getByLabel(label, { exact: true })).toHaveValue('$1 & Ähnliches');
      await expect(text).toHaveText(filled);
      await dialog.getByRole('button', { name: t.variables.clear }).click();
      await expect(dialog.getByText(t.kept.saved)).toBeVisible();
    });

    test('placeholders show for the cards until they come', async ({ page }) => {
      const { main, count, ...to } = libraryPage(page, locale);
      await to.signIn();
      await page.route(CALL, () => undefined);
      await page.goto(to.path);
      const { prompt_index } = await readLibrary(process.cwd());
      const built = prompt_index.find(({ id }) => id === locale)?.prompts.length ?? 0;
      await expect(count(built)).toBeVisible();
      await expect(main.locator('ul[aria-busy] > li')).toHaveCount(PLACEHOLDER_CARD_COUNT);
      await expectAccessible(page);
    });

    test('a repeat visit transfers no prompts, and a failed call leaves an empty list to try again', async ({
      page,
    }) => {
      const { t, main, members, button, count, ...to } = libraryPage(page, locale);
      await to.signIn();
      const answer = page.waitForResponse(CALL);
      await page.goto(to.path);
      const { prompts } = (await (await answer).json()) as { prompts: PromptEntry[] };
      await expect(count(prompts.length)).toBeVisible();
      await page.reload();
      await expect(count(prompts.length)).toBeVisible();
      const transferred = () =>
        page.evaluate(() => {
          const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
          return entries.find(({ name }) => name.includes('/api/prompts?'))?.transferSize;
        });
      // The count is in the page before the answer is there. Chromium counts 300 bytes for the
      // headers of a 304, whatever they really are.
      await expect.poll(transferred).toBe(300);

      const logged: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') logged.push(message.text());
      });
      await page.route(CALL, (route) =>
        route.fulfill({ status: 500, json: { error: 'No', code: 'internal' } }),
      );
      await page.reload();
      await expect(main.getByText(t.failed)).toBeVisible();
      await expect(main.getByText(t.empty)).toBeHidden();
      expect(logged.join('\n')).toContain('The prompts could not be loaded');
      await expectAccessible(page);
      await page.unrouteAll();
      await button(members.retry).click();
      await expect(count(prompts.length)).toBeVisible();
    });
  });
}
