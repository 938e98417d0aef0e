import { dictionary } from '#src/i18n/dictionaries.ts';
import { localPorts, siteEnvironment } from '#scripts/environment.ts';
import { withPolicy } from '#src/integrations/finish-pages/content-policy.ts';
import { readSiteEnvironment } from '#src/integrations/site-environment.ts';
import { createAccount, expectPath } from '../helpers/auth-accounts';
import { consentCookie, recordedEvents, recordedReports } from '../helpers/consent';
import { journey, newEmail, PASSWORD } from './member-journey';
import { expect, test } from './test';

const { consent } = dictionary('en');

test.describe('before a choice', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('no analytics load and nothing is stored; consent starts them at once, and revoking it ends them', async ({
    page,
    context,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/scripts/analytics')) scripts.push(request.url());
    });
    await page.goto('/blog');
    await expect(page.getByRole('button', { name: consent.acceptAll })).toBeVisible();
    expect(scripts).toEqual([]);
    expect(await recordedReports(page)).toEqual([]);

    await page.getByRole('button', { name: consent.acceptAll }).click();
    await expect
      .poll(async () => (await recordedEvents(page)).map(({ name }) => name))
      .toEqual(['gdpr_consent_granted', 'session_start', 'page_view']);
    expect(scripts).toHaveLength(1);

    await page.locator('footer').getByRole('button', { name: consent.reopen }).click();
    await page.getByRole('button', { name: consent.rejectAll }).click();
    await expect.poll(() => recordedReports(page)).toEqual([]);
    await page.goto('/legal', { waitUntil: 'networkidle' });
    expect(await recordedReports(page)).toEqual([]);
    expect(scripts).toHaveLength(1);
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name)).toEqual(['gdpr-consent']);
  });
});

test.describe('with consent', () => {
  test.use({ storageState: { cookies: [consentCookie({ analytics: true })], origins: [] } });

  test('a session begins once, a route change counts its page view again after half a second, and leaving reports the time', async ({
    page,
  }) => {
    await page.goto('/blog');
    await expect.poll(() => recordedEvents(page)).toHaveLength(2);
    await page.goto('/legal?token=secret');
    const views = async () =>
      (await recordedEvents(page)).filter(({ name }) => name === 'page_view');
    await expect
      .poll(views)
      .toMatchObject([
        { properties: { page_path: '/blog', repeated: false } },
        { properties: { page_path: '/legal', repeated: false } },
        { properties: { page_path: '/legal', repeated: true } },
      ]);
    const names = (await recordedEvents(page)).map(({ name }) => name);
    expect(names.filter((name) => name === 'session_start')).toHaveLength(1);
    expect(names).toContain('user_engagement');
    expect(JSON.stringify(await recordedReports(page))).not.toContain('secret');
  });

  test('sign-up, sign-in, tools, the locked tool and logout are reported, and nothing personal', async ({
    page,
  }) => {
    const member = journey(page, 'en');
    const { t } = member;
    const email = newEmail();
    await member.signUp(newEmail());
    await createAccount(email, PASSWORD);
    await member.signIn(email, 'wrong password');
    await expect(page.getByText(t.auth.messages.loginFailed)).toBeVisible();
    await member.signIn(email);
    await expect(member.badge('free')).toBeVisible();
    // The badge shows before the account is read, which analytics waits for.
    await expect
      .poll(() => recordedReports(page))
      .toContainEqual({
        kind: 'user',
        properties: { user_type: 'free', has_subscription: false, total_tools_used: 0 },
      });
    await page
      .getByRole('button', { name: t.dashboard.tools.items['brand-checker'].title })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('main li a[href="/glossary"]').first().click();
    await expectPath(page, '/glossary');
    await member.logOut();
    // The note is written once the analytics of this page are there.
    await expect
      .poll(async () => (await recordedEvents(page)).map(({ name }) => name))
      .toContain('logout');

    const events = await recordedEvents(page);
    const of = (name: string) =>
      events.filter((event) => event.name === name).map(({ properties }) => properties);
    expect(of('signup')).toEqual([{ status: 'success' }]);
    expect(of('login')).toEqual([
      { method: 'password', status: 'failed' },
      { method: 'password', status: 'success' },
    ]);
    expect(of('upgrade_prompt')).toEqual([{ tool_id: 'brand-checker' }]);
    expect(of('tool_accessed')).toEqual([{ tool_id: 'glossary' }]);
    expect(of('logout')).toEqual([{ status: 'success' }]);
    expect(JSON.stringify(await recordedReports(page))).not.toMatch(/example\.test|Mina|@/);
  });

  test('with a measurement id Google’s tag loads late, gets everything, and loses its cookies on revoking', async ({
    page,
    context,
  }) => {
    const environment = readSiteEnvironment({
      ...siteEnvironment(localPorts()),
      PUBLIC_ANALYTICS_ID: 'G-TEST',
    });
    await page.route('**/blog', async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace('<html', '<html data-analytics-id="G-TEST"')
        .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '');
      await route.fulfill({ response, body: withPolicy(html, environment) });
    });
    let arrive: (() => void) | undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('https://www.googletagmanager.com/**', async (route) => {
      await late;
      await route.fulfill({
        contentType: 'text/javascript',
        body: 'window.google_tag_manager = {}; document.cookie = "_ga=1;path=/"; document.cookie = "_ga_TEST=1;path=/";',
      });
    });
    const commands = () =>
      page.evaluate(() => (window.dataLayer ?? []).map((entry) => Array.from(entry as unknown[])));
    await page.goto('/blog', { waitUntil: 'commit' });
    await expect.poll(async () => (await commands()).length).toBe(2);
    arrive?.();
    await expect
      .poll(async () => (await commands()).map(([, name]) => name))
      .toContain('page_view');
    const [, config, user, ...events] = await commands();
    expect(config).toMatchObject(['config', 'G-TEST', { send_page_view: false }]);
    expect(user?.slice(0, 2)).toEqual(['set', 'user_properties']);
    expect(events.map(([, name]) => name)).toEqual(['session_start', 'page_view']);

    await page.locator('footer').getByRole('button', { name: consent.reopen }).click();
    await page.getByRole('button', { name: consent.rejectAll }).click();
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .toEqual(['gdpr-consent']);
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'ga-disable-G-TEST') as unknown))
      .toBe(true);
  });
});
