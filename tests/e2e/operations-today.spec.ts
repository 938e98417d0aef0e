import { LOCALE_TAGS, LOCALES } from '#src/i18n/locales.ts';
import { ROUTES } from '#src/routes.ts';
import { expectAccessible } from '../helpers/accessibility';
import { createPremiumAccount } from '../helpers/local-stack';
import { createAdmin, sendForm } from '../helpers/operator';
import { storedRows } from '../helpers/stack-store';
import { annualPrice, journey, newEmail, PASSWORD } from './member-journey';
import { operationsPage, writeToUs } from './operations-page';
import { expect, test } from './test';

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test('an admin begins with what is open, answers a request and reads what a notice is about', async ({
      page,
    }) => {
      const [email, member, person] = [newEmail(), newEmail(), newEmail()];
      await createAdmin(email, PASSWORD);
      await createPremiumAccount(member, PASSWORD);
      const subject = await writeToUs(person);
      const { reference } = await sendForm('contract-notice', {
        kind: 'withdrawal',
        name: 'Mia Muster',
        email: member,
        contract: member,
      });
      const { t, dialog, row, tab, open, act } = operationsPage(page, locale);
      await journey(page, locale).comeBack(email);
      await page.goto(ROUTES.dashboard);
      await expect(page.getByRole('heading', { name: t.today.heading })).toBeVisible();
      const requests = page.getByRole('link', { name: new RegExp(`^${t.today.requests} [1-9]`) });
      await expect(requests).toBeVisible();
      await expectAccessible(page);
      await requests.click();

      await open(subject);
      await act(t.act.answer, 'Sehr gern');
      await expect(dialog.getByRole('list').getByText('Sehr gern')).toBeVisible();
      await expect(dialog.getByText(t.states.done, { exact: true })).toBeVisible();
      await expectAccessible(page);
      await expect
        .poll(() => storedRows('contact_requests', 'email', person))
        .toMatchObject([{ replies: [{ text: 'Sehr gern' }] }]);
      await page.keyboard.press('Escape');

      // As the operator's e-mail leads there.
      await page.goto(`${ROUTES.operations}#notices/${reference}`);
      await expect(dialog.getByRole('link', { name: member })).toBeVisible();
      await expect(dialog.getByText(t.columns.ordered_at)).toBeVisible();
      await expect(dialog.getByText(annualPrice(locale)).first()).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('link', { name: t.notices.toMember }).click();
      await expect(dialog.getByText(t.record.heading)).toBeVisible();
      await expect(dialog.getByRole('link', { name: new RegExp(reference) })).toBeVisible();
      await page.keyboard.press('Escape');

      await tab('payments').click();
      await page.getByRole('searchbox', { name: t.search.fields.email.label }).fill(member);
      await page.getByRole('button', { name: t.search.action }).click();
      await open(member);
      await expect(dialog.getByText(/^in_/)).toBeVisible();
      await page.keyboard.press('Escape');

      await page.setViewportSize({ width: 360, height: 700 });
      await tab('notices').click();
      const notice = row(reference);
      await expect(notice.getByText(t.notices.withdrawal)).toBeVisible();
      await expect(notice.getByText(t.states.open)).toBeVisible();
      await expect(notice.getByText('Mia Muster')).toBeHidden();
    });
  });
}

test('a list that is pressed while the counts come is the one that opens', async ({ page }) => {
  const email = newEmail();
  await createAdmin(email, PASSWORD);
  await writeToUs();
  const { tab } = operationsPage(page, 'en');
  const counts = Promise.withResolvers<undefined>();
  await page.route('**/api/operations-today*', async (route) => {
    await counts.promise;
    await route.continue();
  });
  await journey(page, 'en').comeBack(email);
  await page.goto(ROUTES.operations);
  await tab('members').hover();
  await page.mouse.down();
  counts.resolve(undefined);
  await expect(tab('requests')).toHaveAccessibleName(/ \d+$/);
  await page.mouse.up();
  await expect(tab('members')).toHaveAttribute('aria-selected', 'true');
});
