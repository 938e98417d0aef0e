import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { fill, fillCount } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, LOCALES } from '#src/i18n/locales.ts';
import { MAX_OWN_PROMPTS, MAX_OWN_TITLE_LENGTH } from '#shared/limits.ts';
import { expectAccessible } from '../helpers/accessibility';
import { callProduct } from '../helpers/local-stack';
import { clipboardText } from './clipboard';
import { journey } from './member-journey';
import { libraryPage } from './prompt-library-page';

const CALLS = /\/api\/(own-prompts|member-library|import-prompts)$/;

const TEXT = 'Write a brief for {{client}} from:\n```\n{{the talk}}\n```\n';

async function downloaded(page: Page, act: () => Promise<void>) {
  const downloading = page.waitForEvent('download');
  await act();
  const download = await downloading;
  return { name: download.suggestedFilename(), path: await download.path() };
}

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale], permissions: ['clipboard-read', 'clipboard-write'] });

    test(
      'a member writes a prompt, uses it, takes all of them along and brings them back',
      { tag: '@smoke' },
      async ({ page }) => {
        const { t, own, main, button, named, cards, dialog, search, star, ...to } = libraryPage(
          page,
          locale,
        );
        const { editor, importer } = own;
        const field = (name: string) => dialog.getByLabel(name, { exact: true });
        const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
        const optional = (name: string) => fill(editor.optional, { field: name });
        await to.join();
        await page.goto(to.path);
        await button(t.shelves.own).click();
        await expect(main.getByText(t.shelves.noOwn)).toBeVisible();
        await expectAccessible(page);

        await button(own.add).click();
        await inDialog(editor.save).click();
        await expect(field(editor.fields.title)).toBeFocused();
        await expect(dialog.getByText(own.problems.missing)).toHaveCount(2);
        await expectAccessible(page);
        await field(editor.fields.title).fill('Brief');
        await field(optional(editor.fields.tags)).fill('talks, #briefs');
        await field(editor.fields.content).fill(TEXT);
        const talk = dialog.getByRole('group', { name: '{{the talk}}' });
        await talk.getByLabel(editor.blanks.label).fill('Talk');
        await talk.getByLabel(editor.blanks.hint).fill('Paste it.');
        await talk.getByLabel(editor.blanks.multiline).check();
        await expectAccessible(page);
        // Closed by mistake: nothing is lost.
        await page.keyboard.press('Escape');
        await button(own.add).click();
        await expect(dialog.getByText(editor.restored)).toBeVisible();
        await expect(talk.getByLabel(editor.blanks.label)).toHaveValue('Talk');
        await inDialog(editor.save).click();
        await expect(main.getByText(fill(own.done.saved, { title: 'Brief' }))).toBeVisible();
        await expect(cards).toHaveCount(1);
        await expect(cards.first()).toContainText(own.badge);
        await expect(cards.first().getByRole('list', { name: t.tags })).toContainText('#briefs');
        await expect(
          main.getByText(fill(own.count, { count: 1, max: MAX_OWN_PROMPTS }), { exact: true }),
        ).toBeVisible();
        await expectAccessible(page);

        await named(t.viewFull, 'Brief').click();
        await field('Talk').fill('Mara: Hi.\nJonas: Hi.');
        await expect(dialog.getByText(t.kept.saved)).toBeVisible();
        await expectAccessible(page);
        await inDialog(fill(t.named, { action: t.copy, title: 'Brief' })).click();
        await expect(inDialog(t.copied)).toBeVisible();
        expect(await clipboardText(page)).toBe(
          TEXT.replace('{{the talk}}', 'Mara: Hi.\nJonas: Hi.'),
        );
        await page.keyboard.press('Escape');
        await star('Brief').click();
        for (const shelf of [t.shelves.favourites, t.shelves.recent]) {
          await button(shelf).click();
          await expect(cards.getByRole('heading')).toHaveText(['Brief']);
        }

        await button(t.shelves.all).click();
        const title = (await cards.getByRole('heading').first().textContent()) ?? '';
        await named(t.viewFull, title).click();
        await inDialog(own.duplicate).click();
        await expect(field(editor.fields.title)).toHaveValue(title);
        await inDialog(editor.save).click();
        await button(t.shelves.own).click();
        await expect(cards.getByRole('heading')).toHaveText([title, 'Brief']);
        await search.fill('JONAS');
        await expect(main.getByText(t.empty)).toBeVisible();
        await search.fill('the talk');
        await expect(cards.getByRole('heading')).toHaveText(['Brief']);
        await search.fill('');
        await main.getByLabel(t.tag, { exact: true }).selectOption('briefs');
        await expect(cards.getByRole('heading')).toHaveText(['Brief']);
        await main.getByLabel(t.tag, { exact: true }).selectOption('');

        const markdown = await downloaded(page, () => button(own.exportMarkdown).click());
        expect(markdown.name).toBe(`${own.file.name}.md`);
        expect(await readFile(markdown.path, 'utf8')).toContain(`\n## Brief\n`);
        const json = await downloaded(page, () => button(own.exportJson).click());
        expect(JSON.parse(await readFile(json.path, 'utf8'))).toMatchObject({
          prompts: [{ title }, { title: 'Brief', content: TEXT, tags: ['talks', 'briefs'] }],
        });

        await named(own.remove, 'Brief').click();
        await expect(dialog.getByText(fill(own.delete.text, { title: 'Brief' }))).toBeVisible();
        await expectAccessible(page);
        await inDialog(own.delete.confirm).click();
        await expect(cards.getByRole('heading')).toHaveText([title]);

        await button(own.import).click();
        await field(importer.file).setInputFiles({
          name: 'broken.md',
          mimeType: 'text/markdown',
          buffer: Buffer.from('# Mine\n\nFormat: own-prompts 1\n\n## Brief\n\n<b>Hello</b>\n'),
        });
        const place = fill(importer.line, { line: 7, text: importer.problems.unexpected });
        await expect(dialog.getByRole('alert').getByText(place)).toBeVisible();
        await expectAccessible(page);
        await field(importer.file).setInputFiles({
          name: 'long.json',
          mimeType: 'application/json',
          buffer: Buffer.from(
            JSON.stringify({
              format: 'own-prompts',
              version: 1,
              prompts: [{ title: 'x'.repeat(MAX_OWN_TITLE_LENGTH + 1), content: 'x' }],
            }),
          ),
        });
        const tooLong = fill(own.problems['too-long'], { max: MAX_OWN_TITLE_LENGTH });
        await expect(dialog.getByRole('alert').getByText(tooLong)).toBeVisible();
        await field(importer.file).setInputFiles(markdown.path);
        const plan = `${fillCount(importer.adds, 1)} ${fillCount(importer.skips, 1)}`;
        await expect(dialog.getByText(plan)).toBeVisible();
        await expectAccessible(page);
        await inDialog(fillCount(importer.confirm, 1)).click();
        await expect(main.getByText(fillCount(own.done.imported, 1))).toBeVisible();
        await expect(cards.getByRole('heading')).toHaveText(['Brief', title]);
      },
    );

    test('what two tabs change is lost in neither', async ({ page, context }) => {
      const { t, own, main, button, named, cards, dialog, ...to } = libraryPage(page, locale);
      const { token } = await to.join();
      const prompts = [{ title: 'Brief', content: 'First text' }];
      await callProduct('import-prompts', { prompts }, token);
      const other = libraryPage(await context.newPage(), locale);
      const tabs = [
        { ...to, button, named, dialog, page },
        { ...other, page: other.main.page() },
      ];
      const content = (tab: (typeof tabs)[number]) =>
        tab.dialog.getByLabel(own.editor.fields.content, { exact: true });
      for (const tab of tabs) {
        await tab.page.goto(to.path);
        await tab.button(t.shelves.own).click();
        await tab.named(own.edit, 'Brief').click();
      }
      await content(tabs[1]!).fill('Text of the other tab');
      await other.dialog.getByRole('button', { name: own.editor.save }).click();
      await expect(other.main.getByText(fill(own.done.saved, { title: 'Brief' }))).toBeVisible();

      await content(tabs[0]!).fill('Text of this tab');
      await dialog.getByRole('button', { name: own.editor.save }).click();
      await expect(dialog.getByText(own.conflict.changed)).toBeVisible();
      await expect(dialog.getByRole('region', { name: own.conflict.newer })).toContainText(
        'Text of the other tab',
      );
      await expect(content(tabs[0]!)).toHaveValue('Text of this tab');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: own.conflict.saveAsNew }).click();
      await expect(cards).toHaveCount(2);
      await expect(cards.first()).toContainText('Text of this tab');
      await expect(cards.last()).toContainText('Text of the other tab');
      await expect(main.getByRole('alert')).toHaveCount(0);
    });

    test('what a browser kept moves to the account, and what cannot be saved says so', async ({
      page,
      browser,
    }) => {
      const { t, members, main, button, named, cards, dialog, star, ...to } = libraryPage(
        page,
        locale,
      );
      const { email } = await to.join();
      const answer = page.waitForResponse(/\/api\/prompts\?/);
      await page.goto(to.path);
      const { prompts } = (await (await answer).json()) as {
        prompts: { id: string; title: string }[];
      };
      const [first, second, third] = prompts;
      if (!first || !second || !third) throw new Error('The library is empty.');
      const key = (id: string) => id.replace(/\.(en|de)$/, '');
      await page.evaluate(
        ([favourite, used]) => {
          // The account's keys stand under the uid, which Firebase keeps in its database.
          const open = indexedDB.open('firebaseLocalStorageDb');
          return new Promise<void>((resolve) => {
            open.onsuccess = () => {
              const rows = open.result
                .transaction('firebaseLocalStorage')
                .objectStore('firebaseLocalStorage')
                .getAll();
              rows.onsuccess = () => {
                const [{ value }] = rows.result as [{ value: { uid: string } }];
                const shelf = { favourites: [favourite], recent: [used] };
                localStorage.setItem(`prompt-shelf:${value.uid}`, JSON.stringify(shelf));
                resolve();
              };
            };
          });
        },
        [key(first.id), key(second.id)],
      );
      await page.reload();
      await button(t.shelves.favourites).click();
      await expect(cards.getByRole('heading')).toHaveText([first.title]);
      await button(t.shelves.recent).click();
      await expect(cards.getByRole('heading')).toHaveText([second.title]);
      await expect
        .poll(() =>
          page.evaluate(() => Object.keys(localStorage).filter((each) => /shelf/.test(each))),
        )
        .toEqual([]);

      // No connection to the account: the page goes on, and says what is not saved.
      await button(t.shelves.all).click();
      await page.route(CALLS, (route) => route.abort());
      await star(third.title).click();
      await expect(star(third.title)).toHaveAttribute('aria-pressed', 'true');
      await expect(main.getByRole('alert')).toContainText(t.shelves.unsaved);
      await expectAccessible(page);
      await named(t.viewFull, first.title).click();
      await expect(dialog.getByText(t.kept.unread)).toBeVisible();
      const blank = dialog.getByRole('textbox').first();
      await blank.fill('Kept');
      await expect(dialog.getByText(t.kept.failed)).toBeVisible();
      await expectAccessible(page);
      await page.unroute(CALLS);
      await page.reload();
      await expect(star(third.title)).toHaveAttribute('aria-pressed', 'true');
      await named(t.viewFull, first.title).click();
      await expect(blank).toHaveValue('Kept');
      await expect(dialog.getByText(t.kept.saved)).toBeVisible();

      // Another device.
      const context = await browser.newContext({ locale: LOCALE_TAGS[locale] });
      const device = libraryPage(await context.newPage(), locale);
      await journey(device.main.page(), locale).signIn(email);
      await device.main.page().waitForURL(/\/dashboard$/);
      await device.main.page().goto(to.path);
      await device.button(t.shelves.favourites).click();
      await expect(device.cards.getByRole('heading')).toHaveText([third.title, first.title]);
      await device.named(t.viewFull, first.title).click();
      await expect(device.dialog.getByRole('textbox').first()).toHaveValue('Kept');
      await expect(device.main.getByText(members.retry)).toHaveCount(0);
      await context.close();
    });
  });
}
