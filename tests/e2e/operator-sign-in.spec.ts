import { fill } from '#src/i18n/fill.ts';
import { ROUTES } from '#src/routes.ts';
import { ADMIN_STATUS } from '#shared/entities/profile.ts';
import { expectAccessible } from '../helpers/accessibility';
import { ageSignIn } from '../helpers/aged-sign-in';
import { expectPath } from '../helpers/auth-accounts';
import { createAccount } from '../helpers/local-stack';
import { createAdmin } from '../helpers/operator';
import { storedRows, storeFields } from '../helpers/stack-store';
import { loginPage } from './login-page';
import { journey, newEmail, PASSWORD } from './member-journey';
import { operationsPage } from './operations-page';
import { expect, test } from './test';

test('an operator who signed in hours ago signs in again in place, and the action continues', async ({
  page,
}) => {
  const [email, member] = [newEmail(), newEmail()];
  await createAdmin(email, PASSWORD);
  await createAdmin(member, PASSWORD);
  const { t, tab, dialog, open, act } = operationsPage(page, 'en');
  await journey(page, 'en').signIn(email);
  await expectPath(page, ROUTES.dashboard);
  await ageSignIn(page);
  await page.goto(ROUTES.operations);
  await tab('members').click();
  await page.getByRole('searchbox', { name: t.search.fields.email.label }).fill(member);
  await page.getByRole('button', { name: t.search.action }).click();
  await open(member);
  await act(t.act.grant, 'A speaker at our event');
  const password = dialog.getByLabel(t.again.password, { exact: true });
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await password.fill('not the password');
  await dialog.getByRole('button', { name: t.again.confirm }).click();
  await expect(dialog.getByText(t.again.wrongPassword)).toBeVisible();
  await dialog.getByRole('button', { name: t.again.dismiss }).click();
  const form = dialog.getByRole('form', { name: t.act.grant.label });
  await expect(form.getByRole('textbox').first()).toHaveValue('A speaker at our event');
  await form.getByRole('button', { name: t.act.grant.confirm }).click();
  await password.fill(PASSWORD);
  await dialog.getByRole('button', { name: t.again.confirm }).click();
  await expect(dialog.getByText('A speaker at our event')).toBeVisible();
  await page.keyboard.press('Escape');

  await ageSignIn(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t.list.export }).click();
  await password.fill(PASSWORD);
  await dialog.getByRole('button', { name: t.again.confirm }).click();
  expect((await download).suggestedFilename()).toBe('members.csv');
  await expect(dialog).toHaveCount(0);
});

test(
  'an operator who has to leave the page to sign in is offered the action afterwards',
  { tag: '@night' },
  async ({ page }) => {
    const [email, member] = [newEmail(), newEmail()];
    await createAdmin(email, PASSWORD);
    await createAccount(member, PASSWORD);
    const { t, tab, open, act, enter } = operationsPage(page, 'en');
    // Firebase keeps no user then, so that only the sign-in page can ask.
    await enter(email);
    await ageSignIn(page);
    await tab('members').click();
    await page.getByRole('searchbox', { name: t.search.fields.email.label }).fill(member);
    await page.getByRole('button', { name: t.search.action }).click();
    await open(member);
    await act(t.act.endSessions, 'A lost phone');
    await expectPath(page, ROUTES.login);
    const login = loginPage(page, 'en');
    // The page hides its form while it tries to renew the session, and says this when it cannot.
    await login.expectMessage('loginRequired');
    await login.fill('sign-in', { email, password: PASSWORD });
    await login.button(login.auth.signIn.submit).click();
    await expectPath(page, `${ROUTES.operations}#members`);
    const asked = page.getByRole('region', { name: t.again.resume });
    const what = { action: t.act.endSessions.label, about: member };
    await expect(asked.getByText(fill(t.again.asked, what))).toBeVisible();
    await expect(asked.getByText('A lost phone')).toBeVisible();
    await expectAccessible(page);
    await asked.getByRole('button', { name: t.act.endSessions.confirm }).click();
    await expect(page.getByText(t.act.endSessions.success)).toBeVisible();
    await expect(asked).toHaveCount(0);
    const entries = await storedRows('audit_log', 'note', 'A lost phone');
    expect(entries.some(({ action }) => action === 'sessions-ended')).toBe(true);
  },
);

test(
  'an admin who signed in with a method that operators may not use reads what to do',
  { tag: '@night' },
  async ({ page }) => {
    const login = loginPage(page, 'en');
    const email = newEmail();
    await login.open();
    await login.button(login.auth.google.action).click();
    await login.chooseNewAccount(email);
    await login.agree();
    await expectPath(page, ROUTES.dashboard);
    const [profile] = await storedRows('user_profiles', 'email', email);
    await storeFields(`user_profiles/${String(profile?.['id'])}`, {
      subscription_status: ADMIN_STATUS,
    });
    const { t } = operationsPage(page, 'en');
    await page.goto(ROUTES.operations);
    await expect(page.getByRole('alert').getByText(t.otherwise.text)).toBeVisible();
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(ROUTES.dashboard);
    await expect(journey(page, 'en').badge('premium')).toBeVisible();
  },
);
