import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, LOCALES } from '#src/i18n/locales.ts';
import { SESSION_HINT_KEY } from '#src/lib/session/session-hint.ts';
import { expectAccessible } from '../helpers/accessibility';
import { callProduct } from '../helpers/local-stack';
import { journey } from './member-journey';
import { libraryPage } from './prompt-library-page';
import { expect, test } from './test';

const CALLS = /\/api\/(own-prompts|member-library)$/;

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test('changes in two tabs are all kept', async ({ page, context }) => {
      const mine = libraryPage(page, locale);
      const { t, own, main, cards, dialog, ...to } = mine;
      const { cookie } = await to.join();
      const prompts = [{ title: 'Brief', content: 'First text' }];
      await callProduct('import-prompts', { prompts }, cookie);
      const other = libraryPage(await context.newPage(), locale);
      const content = (tab: typeof other) =>
        tab.dialog.getByLabel(own.editor.fields.content, { exact: true });
      for (const tab of [mine, other]) {
        await tab.main.page().goto(to.path);
        await tab.button(t.lists.own).click();
        await tab.named(own.edit, 'Brief').click();
      }
      await content(other).fill('Text of the other tab');
      await other.dialog.getByRole('button', { name: own.editor.save }).click();
      await expect(other.main.getByText(fill(own.done.saved, { title: 'Brief' }))).toBeVisible();

      await content(mine).fill('Text of this tab');
      await dialog.getByRole('button', { name: own.editor.save }).click();
      await expect(dialog.getByText(own.conflict.changed)).toBeVisible();
      await expect(dialog.getByRole('region', { name: own.conflict.newer })).toContainText(
        'Text of the other tab',
      );
      await expect(content(mine)).toHaveValue('Text of this tab');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: own.conflict.saveAsNew }).click();
      await expect(cards).toHaveCount(2);
      await expect(cards.first()).toContainText('Text of this tab');
      await expect(cards.last()).toContainText('Text of the other tab');
      await expect(main.getByRole('alert')).toHaveCount(0);
    });

    test('what a browser kept moves to the account, and what cannot be saved shows an error', async ({
      page,
      otherDevice,
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
        ([hintKey, favourite, used]) => {
          const { uid } = JSON.parse(localStorage.getItem(hintKey) ?? '') as { uid: string };
          const lists = { favourites: [favourite], recent: [used] };
          localStorage.setItem(`prompt-shelf:${uid}`, JSON.stringify(lists));
        },
        [SESSION_HINT_KEY, key(first.id), key(second.id)] as const,
      );
      await page.reload();
      await button(t.lists.favourites).click();
      await expect(cards.getByRole('heading')).toHaveText([first.title]);
      await button(t.lists.recent).click();
      await expect(cards.getByRole('heading')).toHaveText([second.title]);
      await expect
        .poll(() =>
          page.evaluate(() => Object.keys(localStorage).filter((each) => /shelf/.test(each))),
        )
        .toEqual([]);

      // No connection to the account: the page continues, and shows what is not saved.
      await button(t.lists.all).click();
      await page.route(CALLS, (route) => route.abort());
      await star(third.title).click();
      await expect(star(third.title)).toHaveAttribute('aria-pressed', 'true');
      await expect(main.getByRole('alert')).toContainText(t.lists.unsaved);
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

      const device = libraryPage(otherDevice, locale);
      await journey(otherDevice, locale).comeBack(email);
      await otherDevice.goto(to.path);
      await device.button(t.lists.favourites).click();
      await expect(device.cards.getByRole('heading')).toHaveText([third.title, first.title]);
      await device.named(t.viewFull, first.title).click();
      await expect(device.dialog.getByRole('textbox').first()).toHaveValue('Kept');
      await expect(device.button(members.retry)).toHaveCount(0);
    });
  });
}
