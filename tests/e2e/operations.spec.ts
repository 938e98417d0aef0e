import { readFile } from 'node:fs/promises';
import { LOCALE_TAGS, LOCALES } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { expectAccessible } from '../helpers/accessibility';
import { expectPath } from '../helpers/auth-accounts';
import { createAccount, createPremiumAccount } from '../helpers/local-stack';
import { createAdmin, operateAs, sendForm } from '../helpers/operator';
import { annualPrice, journey, newEmail, PASSWORD } from './member-journey';
import { operationsPage, writeToUs } from './operations-page';
import { expect, test } from './test';

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test('an admin deals with a contact request, and two admins at once lose nothing', async ({
      page,
    }) => {
      const [first, second, untouched] = [await writeToUs(), await writeToUs(), await writeToUs()];
      const email = newEmail();
      await createAdmin(email, PASSWORD);
      const other = await createAdmin(newEmail(), PASSWORD);
      const { t, dialog, row, tab, open, act, enter } = operationsPage(page, locale);
      await enter(email);
      await tab('requests').click();
      await expect(row(first)).toContainText(t.states.open);
      await expectAccessible(page);

      await open(first);
      await expect(dialog.getByText('Guten Tag')).toBeVisible();
      await expect(dialog.getByText(t.history.empty)).toBeVisible();
      await act(t.act.done, 'Called back');
      await expect(dialog.getByText('Called back')).toBeVisible();
      await expect(dialog.getByRole('button', { name: t.act.reopen.label })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(row(first)).toContainText(t.states.done);

      await open(second);
      const { rows } = await operateAs(other, { action: 'contact-requests', open: true });
      const id = rows.find(({ subject }) => subject === second)?.id ?? '';
      await operateAs(other, {
        action: 'set-done',
        collection: 'contact_requests',
        id,
        done: true,
        note: 'I was faster',
        seen: null,
      });
      await act(t.act.done, 'I am late');
      await expect(dialog.getByRole('alert').getByText(t.errors.changed)).toBeVisible();
      await expect(dialog.getByText('I was faster')).toBeVisible();
      await expect(dialog.getByText('I am late')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(row(second)).toContainText(t.states.done);

      const openOnly = page.getByRole('checkbox', { name: t.list.openOnly });
      await openOnly.uncheck();
      await expect(row(untouched)).toBeVisible();
      await expect(row(first)).toContainText(t.states.done);
      await openOnly.check();
      // No row is there while they load.
      await expect(row(first)).toHaveCount(0);
      await expect(row(untouched)).toBeVisible();
      await expect(row(first)).toHaveCount(0);
      await openOnly.uncheck();
      await expect(row(first)).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: t.list.export }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      expect(file).toContain(`'=Mia Muster,${first}`);
      await tab('audit').click();
      const exported = row(t.audit.actions.exported).filter({ hasText: t.tabs.requests });
      await expect(exported.first()).toBeVisible();
    });

    test('an admin gives a member premium and ends it, and sees every list', async ({ page }) => {
      const [email, member] = [newEmail(), newEmail()];
      await createAdmin(email, PASSWORD);
      await createPremiumAccount(member, PASSWORD);
      await writeToUs();
      const { reference } = await sendForm('contract-notice', {
        kind: 'withdrawal',
        name: 'Mia Muster',
        email: member,
        contract: member,
      });
      const { t, tab, row, dialog, open, act, enter } = operationsPage(page, locale);
      await enter(email);

      await tab('members').click();
      await page
        .getByRole('searchbox', { name: t.search.fields.email.label })
        .fill(member.slice(0, 20));
      await page.getByRole('button', { name: t.search.action }).click();
      await expect(row(member)).toContainText(t.members.premium);
      await open(member);
      await act(t.act.resync);
      await expect(dialog.getByRole('list').getByText(t.audit.actions.resynced)).toBeVisible();
      await act(t.act.contract);
      await expect(
        dialog.getByRole('list').getByText(t.audit.actions['contract-resent']),
      ).toBeVisible();
      await act(t.act.grant, '');
      await expect(dialog.getByText(t.act.required)).toBeVisible();
      await expectAccessible(page);
      const form = dialog.getByRole('form', { name: t.act.grant.label });
      await form.getByRole('textbox').first().fill('A speaker at our event');
      const lastDay = form.getByLabel(t.act.endsOn);
      await lastDay.fill('2020-01-01');
      await form.getByRole('button', { name: t.act.grant.confirm }).click();
      await expect(form.getByText(t.act.pastDay)).toBeVisible();
      await expect(lastDay).toBeFocused();
      await lastDay.fill('');
      await form.getByRole('button', { name: t.act.grant.confirm }).click();
      await expect(dialog.getByText(t.members.openEnded)).toBeVisible();
      await act(t.act.end, 'The event is over');
      await expect(
        dialog.getByRole('list').getByText(t.audit.actions['complimentary-ended']),
      ).toBeVisible();
      await act(t.act.endSessions, 'A lost phone');
      await expect(
        dialog.getByRole('list').getByText(t.audit.actions['sessions-ended']),
      ).toBeVisible();
      await page.keyboard.press('Escape');

      await tab('notices').click();
      await open(reference);
      await act(t.act.receipt);
      await expect(
        dialog.getByRole('list').getByText(t.audit.actions['receipt-resent']),
      ).toBeVisible();
      await page.keyboard.press('Escape');

      await tab('payments').click();
      await expect(row(member)).toContainText(annualPrice(locale));
      const stripe = row(member).getByRole('link');
      await expect(stripe).toHaveAttribute('href', /^https:\/\/dashboard\.stripe\.com\/test\//);
      await tab('webhooks').click();
      await expect(page.getByText(t.webhooks.hint)).toBeVisible();
      await tab('quota').click();
      const quota = page.getByRole('tabpanel').getByText(t.quota.notice_receipts);
      await expect(quota).toBeVisible();
      await tab('audit').click();
      await expect(row('The event is over').first()).toBeVisible();
      const searched = row(t.audit.filters.search).filter({ hasText: t.audit.actions.read });
      await expect(searched).toHaveCount(0);
      const show = page.getByLabel(t.audit.show, { exact: true });
      await show.selectOption(t.audit.everything);
      await expect(searched.first()).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 360, height: 700 });
      const overflow = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
      for (const name of ['requests', 'members', 'payments', 'audit'] as const) {
        await tab(name).click();
        await expect(page.getByRole('row').nth(1)).toBeVisible();
        expect(await overflow(), name).toBe(false);
      }
      await expectAccessible(page);

      await page.route('**/api/operations', (route) => route.abort(), { times: 1 });
      await tab('notices').click();
      await expect(page.getByRole('alert').getByText(t.list.failed)).toBeVisible();
      await page.getByRole('button', { name: t.list.retry }).click();
      await expect(row(reference)).toBeVisible();
    });
  });
}

test('a member who is no admin finds no link, is redirected, and loads nothing of the page', async ({
  page,
}) => {
  const { t, signIn, logOut, comeBack } = journey(page, 'en');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const ofOperations = () =>
    requested.filter((url) => /\/OperationsPanel\.|\/api\/operations/.test(url));
  for (const create of [createAccount, createPremiumAccount]) {
    const email = newEmail();
    await create(email, PASSWORD);
    await signIn(email);
    const contact = { name: t.dashboard.quickLinks.contact, exact: true };
    await expect(page.locator('main').getByRole('link', contact)).toBeVisible();
    // What the server knows of the member is there, so no link is still to come.
    await expect(page.locator('section[aria-busy]').first()).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('link', { name: t.operations.title, exact: true })).toHaveCount(0);
    await page.goto(ROUTES.operations);
    await expectPath(page, ROUTES.dashboard);
    expect(ofOperations()).toEqual([]);
    await logOut();
  }

  // For an admin, both are requested: the pattern would find them.
  const email = newEmail();
  await createAdmin(email, PASSWORD);
  await comeBack(email);
  await page.goto(ROUTES.operations);
  await expect(page.getByRole('tab', { name: t.operations.tabs.members })).toBeVisible();
  await expect.poll(ofOperations).toContainEqual(expect.stringContaining('/OperationsPanel.'));
  await expect.poll(ofOperations).toContainEqual(expect.stringContaining('/api/operations'));
});
