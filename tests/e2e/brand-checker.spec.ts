import { readFile } from 'node:fs/promises';
import { dictionary } from '#src/i18n/dictionaries.ts';
import { fill } from '#src/i18n/fill.ts';
import { LOCALE_TAGS, LOCALES, localizedPath } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { DEMO_PASSWORD } from '#scripts/seed/accounts.ts';
import { expectAccessible } from '../helpers/accessibility';
import { scriptModels } from '../helpers/local-stack';
import { checkerPage } from './brand-checker-page';
import { holdRequests } from './held-requests';
import { journey } from './member-journey';
import { expect, test } from './test';

/** A text that no other test uses, so that this test finds its own questions and answers. */
const unique = () => crypto.randomUUID();

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test('a campaign is created, tested, read, edited and deleted', async ({ page }) => {
      const checker = checkerPage(page, locale);
      const { t, panel, button, field, tab } = checker;
      await checker.join();
      await expectAccessible(page);

      await tab('testing').click();
      await expect(panel.getByText(t.testing.emptyText)).toBeVisible();
      await expectAccessible(page);
      await button(t.actions.createFirst).click();
      await expect(checker.domain).toBeFocused();
      await checker.name.fill('Spring');
      await expect(checker.create).toBeDisabled();
      await checker.brand.fill('Anlauf');
      await field(t.form.competitors).fill('Nordlicht Digital, Kiezwerk');
      await field(t.form.domains).fill('my shop');
      await expect(panel.getByText(t.form.listNoDomain)).toBeVisible();
      await expect(checker.create).toBeDisabled();
      await field(t.form.domains).fill('https://www.example.com/about');
      await checker.create.click();
      await expect(panel.getByRole('heading', { name: 'Spring' })).toBeVisible();
      await expect(panel.getByText(t.statuses.active, { exact: true })).toBeVisible();
      await expectAccessible(page);

      const question = `Who is good? ${unique()}`;
      const answer = `1. Kiezwerk\n2. Anlaufs Team\n\nAnlauf: https://example.com/why ${unique()}`;
      const judge = { provider: 'openai', contains: answer.slice(-36) } as const;
      const asked = { contains: question } as const;
      await scriptModels([
        { ...asked, provider: 'openai', kind: 'text', text: answer },
        {
          ...judge,
          kind: 'json',
          value: { score: 82, reason: '<b>Praise</b>', aspects: [], brands: [] },
        },
        { ...asked, provider: 'anthropic', kind: 'text', text: 'Nordlicht Digital, of course.' },
        { ...asked, provider: 'gemini', kind: 'hostile' },
      ]);
      await tab('testing').click();
      await expect(checker.testAll).toBeDisabled();
      await checker.prompt.fill(question);
      await checker.onceFromMemory();
      const release = await holdRequests(page, /\/api\/brand-checker/);
      await checker.testAll.click();
      const progress = panel.getByRole('status').getByText('ChatGPT, Claude', { exact: false });
      await expect(progress).toBeVisible();
      await expect(checker.testOne).toBeDisabled();
      await expect(checker.testAll).toBeDisabled();
      await expectAccessible(page);

      release();
      const answers = panel.getByRole('link', { name: t.results.read });
      await expect(answers).toHaveCount(3);
      await expect(progress).toHaveCount(0);
      await expect(panel.getByText(t.sentiments.not_mentioned, { exact: true })).toHaveCount(2);
      const score = fill(t.results.score, { score: 82 });
      await expect(panel.getByText(score).first()).toBeVisible();
      await expectAccessible(page);
      await answers.first().click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.locator('mark')).toHaveText(['Anlauf', 'Anlauf']);
      await expect(drawer.getByText(fill(t.results.listRankValue, { rank: 2 }))).toBeVisible();
      await expect(drawer.getByText('<b>Praise</b>')).toBeVisible();
      await expect(drawer.getByText(t.results.own, { exact: true })).toBeVisible();
      await expect(drawer.getByText(t.drawer.memoryLinks)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
      await expect(answers.first()).toBeFocused();
      await answers.last().click();
      await expect(drawer.getByText('<script>document.body.dataset')).toBeVisible();
      await expect(page.locator('body')).not.toHaveAttribute('data-hacked');
      await expect(drawer.locator('a[href^="javascript:"], img, iframe')).toHaveCount(0);
      await page.goBack();
      await expect(drawer).toHaveCount(0);

      await tab('campaigns').click();
      await tab('testing').click();
      await expect(checker.prompt).toHaveValue(question);
      await tab('overview').click();
      const verdict = panel.getByRole('region', { name: t.figures.verdict.label });
      await expect(verdict).toContainText('Anlauf');
      await expect(panel.getByText(t.figures.measures.search.none)).toBeVisible();
      await expectAccessible(page);
      await verdict.getByRole('link', { name: /33.?%/ }).click();
      await drawer.getByRole('link', { name: question }).click();
      await expect(drawer.getByText('<b>Praise</b>')).toBeVisible();
      await page.reload();
      await expect(drawer.getByText('<b>Praise</b>')).toBeVisible();
      await drawer.getByRole('button', { name: t.drawer.toList }).click();
      await expect(drawer.getByRole('link', { name: question })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);

      await tab('testing').click();
      const downloaded = page.waitForEvent('download');
      await button(t.analysis.export).click();
      const csv = await readFile(await (await downloaded).path(), 'utf8');
      expect(csv.split(question)).toHaveLength(4);
      expect(csv).toContain(t.analysis.columns.share_of_voice);

      await tab('campaigns').click();
      const edit = await checker.choose('edit', 'Spring');
      await edit.getByLabel(t.form.name).fill('Autumn');
      await edit.getByLabel(t.form.status, { exact: true }).selectOption('paused');
      await expectAccessible(page);
      await edit.getByRole('button', { name: t.form.save }).click();
      await expect(panel.getByRole('heading', { name: 'Autumn' })).toBeVisible();
      await page.reload();
      await expect(panel.getByText(t.statuses.paused, { exact: true })).toBeVisible();

      const remove = await checker.choose('delete', 'Autumn');
      await expect(remove).toContainText('Autumn');
      await expectAccessible(page);
      await remove.getByRole('button', { name: t.deleteDialog.confirm }).click();
      await expect(panel.getByText(t.campaigns.empty)).toBeVisible();
      await expect(button(t.actions.createFirst)).toBeVisible();
    });

    test(
      'a failure is shown for its platform and left out of the averages',
      { tag: '@night' },
      async ({ page, context }) => {
        const checker = checkerPage(page, locale);
        const { t, panel, tab, alert } = checker;
        const { errors } = t;
        await checker.join();
        await checker.createCampaign('Spring');
        await tab('testing').click();

        const id = unique();
        const question = `Who is good? ${unique()}`;
        const asked = { contains: question } as const;
        await checker.prompt.fill(question);
        await checker.onceFromMemory();
        // A provider that wants a long pause is not asked again.
        const busy = { ...asked, kind: 'error', status: 429, retryAfter: 60 } as const;
        await scriptModels([busy]);
        await checker.testOne.click();
        await expect(alert).toContainText(`${errors.test} ${errors.reasons['model-busy']}`);
        await expectAccessible(page);
        await alert.getByRole('button', { name: errors.dismiss }).click();
        await expect(alert).toHaveCount(0);

        const broken = { ...asked, kind: 'error', status: 500 } as const;
        await scriptModels([
          { ...broken, provider: 'openai' },
          { ...broken, provider: 'openai' },
          { ...asked, provider: 'anthropic', kind: 'malformed' },
          { ...asked, provider: 'gemini', kind: 'text', text: `Anlauf is a good choice. ${id}` },
          // A judge's answer without a verdict is ignored: the word list decides.
          { provider: 'openai', contains: id, kind: 'text', text: 'Score: 100!' },
        ]);
        await checker.testAll.click();
        await expect(alert).toContainText(errors.partial);
        await expect(alert.getByRole('listitem')).toHaveText([
          `ChatGPT: ${errors.reasons['model-failed']}`,
          `Claude: ${errors.reasons['model-failed']}`,
        ]);
        await expect(panel.locator('mark')).toHaveText(['Anlauf']);
        await panel.getByText(t.results.read, { exact: true }).click();
        const drawer = page.getByRole('dialog');
        await expect(drawer.getByText(t.results.method.lexicon)).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(drawer).toHaveCount(0);

        await scriptModels([
          { ...busy, provider: 'openai' },
          { ...busy, provider: 'anthropic' },
          { ...busy, provider: 'gemini' },
        ]);
        await checker.testAll.click();
        await expect(alert).toContainText(errors['test-all']);
        await expect(alert.getByRole('listitem')).toHaveCount(3);
        await expect(panel.locator('mark')).toHaveCount(1);

        const elsewhere = checkerPage(await context.newPage(), locale);
        await elsewhere.open();
        await elsewhere.tab('campaigns').click();
        const remove = await elsewhere.choose('delete', 'Spring');
        await remove.getByRole('button', { name: t.deleteDialog.confirm }).click();
        await expect(elsewhere.panel.getByText(t.campaigns.empty)).toBeVisible();
        await tab('campaigns').click();
        const edit = await checker.choose('edit', 'Spring');
        await edit.getByRole('button', { name: t.form.save }).click();
        await expect(edit.getByRole('alert')).toContainText(errors.update);
        await expectAccessible(page);

        await page.route(/\/api\/brand-checker/, (route) => route.abort());
        await page.reload();
        await expect(alert).toContainText(errors.load);
        await expect(checker.tab('overview')).toHaveCount(0);
        await expectAccessible(page);
        await page.unroute(/\/api\/brand-checker/);
        await alert.getByRole('button', { name: errors.retry }).click();
        await expect(alert).toHaveCount(0);
        await expect(checker.tab('overview')).toBeVisible();
      },
    );
  });
}

test('a free member sees what it does and the way to the membership instead', async ({ page }) => {
  await journey(page, 'en').comeBack('free@example.test', DEMO_PASSWORD);
  await page.goto(localizedPath(ROUTES.brandChecker, 'de'));
  await page.waitForURL(/\/de\/dashboard\?showPayment=true&tool=brandChecker$/);
  const { tools, order } = dictionary('de').trial.preview;
  const preview = page.getByRole('dialog', { name: tools.brandChecker.title });
  await expect(preview.getByRole('button', { name: order })).toBeVisible();
  await expectAccessible(page);
});
