import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, LOCALES } from '#src/i18n/locales.ts';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { expectAccessible } from '../helpers/accessibility';
import { callProduct, runSchedules, scriptModels, textOfMail } from '../helpers/local-stack';
import { campaignsOf, checkerPage } from './brand-checker-page';
import { expect, test } from './test';

/**
 * Runs the member's schedules and waits for their report: the commands of tests that run beside each
 * other share what there is to do, so another one may finish what this one began.
 *
 * @returns answers and planned answers of the one campaign's run
 */
async function runOnce(email: string, cookie: string): Promise<[number, number]> {
  const read = async () => {
    const [campaign] = await campaignsOf(cookie);
    return campaign?.last_run ?? null;
  };
  const before = (await read())?.id;
  expect(await runSchedules(email)).toContain('1 campaigns made due.');
  await expect.poll(async () => (await read())?.id).not.toBe(before);
  const run = await read();
  return [run?.answers ?? 0, run?.planned ?? 0];
}

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test('a campaign asks by schedule, and its card and one e-mail report what changed', async ({
      page,
    }) => {
      const checker = checkerPage(page, locale);
      const { t, panel } = checker;
      const { schedule: words } = t;
      const { email, cookie } = await checker.join();
      await checker.createCampaign('Spring');
      const campaigns = await campaignsOf(cookie);
      const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
      const asked = {
        prompt: `Who ${first}?`,
        platform: 'claude',
        campaign_id: campaigns[0]?.id,
      };
      await callProduct('brand-checker', { action: 'test-prompt', ...asked }, cookie);
      await checker.open();
      await checker.tab('campaigns').click();

      const dialog = await checker.choose('schedule', 'Spring');
      const every = dialog.getByLabel(words.every);
      await expect(every).toHaveValue('off');
      await expectAccessible(page);
      await every.selectOption('weekly');
      await dialog.getByLabel(words.weekday, { exact: true }).selectOption('3');
      await dialog.getByRole('button', { name: asked.prompt }).click();
      const prompts = dialog.getByLabel(words.prompts);
      await expect(prompts).toHaveValue(asked.prompt);
      await prompts.press('End');
      await prompts.pressSequentially(`\nWhy ${second}?`);
      await dialog.getByLabel('Gemini').uncheck();
      await dialog.getByLabel(t.asking.schedule.modesLabel).selectOption('memory');
      await expect(dialog.getByRole('status').filter({ hasText: '2 × 2 × 1 = 4' })).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: words.save }).click();
      await expect(dialog).toHaveCount(0);
      const card = panel.getByRole('listitem').filter({ hasText: 'Spring' });
      const wednesday = new Intl.DateTimeFormat(LOCALE_TAGS[locale], { weekday: 'long' });
      const day = wednesday.format(new Date(2026, 10, 25));
      await expect(card).toContainText(fill(words.weeklyOn, { day }));

      for (const provider of ['openai', 'anthropic'] as const) {
        await scriptModels([
          { kind: 'text', provider, contains: first, text: 'Anlauf and Kiezwerk.' },
          { kind: 'text', provider, contains: second, text: 'Anlauf alone.' },
        ]);
      }
      expect(await runOnce(email, cookie)).toEqual([4, 4]);
      const firstMail = dictionary(locale).mail.brandRun.first;
      await expect.poll(() => textOfMail(email)).toContain(firstMail);

      for (const provider of ['openai', 'anthropic'] as const) {
        await scriptModels([
          { kind: 'text', provider, contains: first, text: 'Kiezwerk, and Kiezwerk again.' },
          { kind: 'text', provider, contains: second, text: 'None of them.' },
        ]);
      }
      expect(await runOnce(email, cookie)).toEqual([4, 4]);
      await page.reload();
      const out = fill(words.alertOut, { brand: 'Anlauf' });
      const notes = card.getByRole('list', { name: fill(words.notes, { name: 'Spring' }) });
      await expect(notes.getByRole('listitem')).toHaveText([out]);
      const of = (k: number) => fill(words.ofAnswers, { k, n: 4 });
      const changed = { label: words.named, value: of(0), before: of(4) };
      await expect(card).toContainText(fill(words.changed, changed));
      await expectAccessible(page);
      const { alertOut, basis } = dictionary(locale).mail.brandRun;
      const mailed = fill(alertOut, { brand: 'Anlauf', basis: basis.clear });
      await expect.poll(() => textOfMail(email)).toContain(mailed);

      await checker.choose('schedule', 'Spring');
      await every.selectOption('off');
      await dialog.getByRole('button', { name: words.save }).click();
      await expect(dialog).toHaveCount(0);
      await expect(card.getByText(words.next)).toHaveCount(0);
      expect(await runSchedules(email)).toContain('0 campaigns made due.');
    });

    test(
      'the reason why a schedule stopped is on the card until it is started again',
      { tag: '@night' },
      async ({ page }) => {
        const checker = checkerPage(page, locale);
        const { t, panel } = checker;
        const { schedule: words } = t;
        const { email, cookie } = await checker.join();
        await checker.createCampaign('Spring');
        const question = `Who ${crypto.randomUUID()}?`;
        const dialog = await checker.choose('schedule', 'Spring');
        await dialog.getByLabel(words.every).selectOption('daily');
        await dialog.getByLabel(words.prompts).fill(question);
        await dialog.getByLabel(t.asking.schedule.modesLabel).selectOption('memory');
        await dialog.getByRole('button', { name: words.save }).click();
        await expect(dialog).toHaveCount(0);

        await scriptModels([
          { kind: 'error', provider: 'gemini', contains: question, status: 404 },
        ]);
        expect(await runOnce(email, cookie)).toEqual([2, 3]);
        await page.reload();
        const notes = panel.getByRole('list', { name: fill(words.notes, { name: 'Spring' }) });
        const reason = fill(words.reasons['model-retired'], { platforms: 'Gemini' });
        await expect(notes).toContainText(`${reason} ${words.stopped}`);
        await expectAccessible(page);
        await expect
          .poll(() => textOfMail(email))
          .toContain(dictionary(locale).mail.brandRun.stopped);
        expect(await runSchedules(email)).toContain('0 campaigns made due.');

        await checker.choose('schedule', 'Spring');
        await dialog.getByLabel('Gemini').uncheck();
        await dialog.getByRole('button', { name: words.save }).click();
        await expect(dialog).toHaveCount(0);
        expect(await runOnce(email, cookie)).toEqual([2, 2]);
        await page.reload();
        await expect(panel.getByText(words.last)).toBeVisible();
        await expect(notes).toHaveCount(0);
      },
    );
  });
}
