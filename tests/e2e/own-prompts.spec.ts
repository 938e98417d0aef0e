import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fill, fillCount } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, LOCALES } from '#src/i18n/locales.ts';
import { MAX_OWN_PROMPTS, MAX_OWN_TITLE_LENGTH } from '#shared/own-prompt-limits.ts';
import { CARDS_AT_ONCE } from '#shared/rules/prompt-library.ts';
import { expectAccessible } from '../helpers/accessibility';
import { clipboardText } from './clipboard';
import { libraryPage } from './prompt-library-page';
import { pressForText } from './shown-once';
import { expect, test } from './test';

const TEXT = 'Write a brief for {{client}} from:\n```\n{{the talk}}\n```\n';

async function downloaded(page: Page, act: () => Promise<void>) {
  const downloading = page.waitForEvent('download');
  await act();
  const download = await downloading;
  const buffer = await readFile(await download.path());
  return { name: download.suggestedFilename(), mimeType: '', buffer };
}

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale], permissions: ['clipboard-read', 'clipboard-write'] });

    test('a member writes a prompt, uses it, exports all prompts and imports them again', async ({
      page,
    }) => {
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
      const listed = page.waitForResponse(/\/api\/own-prompts$/);
      await button(t.lists.own).click();
      await listed;
      await expect(main.getByText(t.lists.noOwn)).toBeVisible();
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
      const copy = inDialog(fill(t.named, { action: t.copy, title: 'Brief' }));
      await pressForText(copy, t.copied);
      expect(await clipboardText(page)).toBe(TEXT.replace('{{the talk}}', 'Mara: Hi.\nJonas: Hi.'));
      const skill = await downloaded(page, () => inDialog(t.skill.export).click());
      expect(skill.name).toBe('brief.zip');
      expect(skill.buffer.toString('latin1')).toContain('brief/SKILL.md');
      await page.keyboard.press('Escape');
      await star('Brief').click();
      for (const list of [t.lists.favourites, t.lists.recent]) {
        await button(list).click();
        await expect(cards.getByRole('heading')).toHaveText(['Brief']);
      }

      await button(t.lists.all).click();
      await expect(cards).toHaveCount(CARDS_AT_ONCE);
      const title = (await cards.getByRole('heading').first().textContent()) ?? '';
      await named(t.viewFull, title).click();
      await inDialog(own.duplicate).click();
      await expect(field(editor.fields.title)).toHaveValue(title);
      await inDialog(editor.save).click();
      await button(t.lists.own).click();
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
      expect(markdown.buffer.toString()).toContain(`\n## Brief\n`);
      const json = await downloaded(page, () => button(own.exportJson).click());
      expect(JSON.parse(json.buffer.toString())).toMatchObject({
        prompts: [{ title }, { title: 'Brief', content: TEXT, tags: ['talks', 'briefs'] }],
      });

      await named(own.remove, 'Brief').click();
      await expect(dialog.getByText(fill(own.delete.text, { title: 'Brief' }))).toBeVisible();
      await expectAccessible(page);
      await inDialog(own.delete.confirm).click();
      await expect(cards.getByRole('heading')).toHaveText([title]);

      await button(own.import).click();
      await field(importer.file).setInputFiles(markdown);
      const refusal = dialog.getByRole('alert');
      await expect(refusal.getByText(importer.problems['other-kind'])).toBeVisible();
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
      await expect(refusal.getByText(tooLong)).toBeVisible();
      await field(importer.file).setInputFiles(json);
      const plan = `${fillCount(importer.adds, 1)} ${fillCount(importer.skips, 1)}`;
      await expect(dialog.getByText(plan)).toBeVisible();
      await expectAccessible(page);
      await inDialog(fillCount(importer.confirm, 1)).click();
      await expect(main.getByText(fillCount(own.done.imported, 1))).toBeVisible();
      await expect(cards.getByRole('heading')).toHaveText(['Brief', title]);
    });
  });
}
