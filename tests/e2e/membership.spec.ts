import { LOCALE_TAGS, LOCALES } from '#src/i18n/locales.ts';
import { BECOME_MEMBER_PATH } from '#src/routes.ts';
import { linkInOurMail, steerStripe, subscriptionOf } from '../helpers/local-stack';
import { journey, newEmail, PASSWORD } from './member-journey';
import { checkerPage } from './brand-checker-page';
import { noteShown } from './shown-once';
import { expect, test } from './test';

const PHONE = { width: 360, height: 740 };

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test(
      'a visitor signs up, pays, uses the library, cancels and keeps access until the period ends',
      { tag: '@smoke' },
      async ({ page }) => {
        // A membership from its first day to its last.
        test.slow();
        const email = newEmail();
        const member = journey(page, locale);
        const { t } = member;
        await page.emulateMedia({ reducedMotion: 'no-preference' });

        await page.goto('/');
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await member.signUp(email);

        await member.signIn(email);
        await expect(page.getByText(t.auth.messages.notConfirmed)).toBeVisible();

        // The refused sign-in has left nothing in this browser, so the link leads to the form.
        await page.goto(await linkInOurMail(email));
        const panel = page.locator('[data-mode=sign-in]');
        await expect(panel.getByText(t.auth.messages.confirmed)).toBeVisible();
        await expect(panel.getByLabel(t.auth.fields.email, { exact: true })).toHaveValue(email);
        await panel.getByLabel(t.auth.fields.password, { exact: true }).fill(PASSWORD);
        await panel.getByRole('button', { name: t.auth.signIn.submit, exact: true }).click();
        await page.waitForURL(/\/dashboard$/);
        await expect(member.badge('free')).toBeVisible();

        await member.openCheckout();
        const confetti = await noteShown(page, 'canvas');
        await member.pay();
        await page.waitForURL(/\/dashboard\?welcome=true$/);
        await expect(confetti).toHaveCount(1);
        await expect(member.badge('premium')).toBeVisible();
        const welcome = page.getByRole('dialog', { name: t.billing.welcome.title });
        await expect(
          welcome.getByRole('link', { name: t.billing.welcome.steps.lesson.title, exact: false }),
        ).toHaveAttribute('href', /video-tutorials\?lesson=/);
        await welcome.getByRole('link', { name: t.billing.welcome.action }).click();
        await page.waitForURL(/\/dashboard\/brand-checker#campaigns$/);

        const answer = page.waitForResponse(/\/api\/prompts\?/);
        await page
          .getByRole('link', { name: t.dashboard.tools.items['prompt-library'].title })
          .last()
          .click();
        await page.waitForURL(/\/dashboard\/prompt-library$/);
        expect((await answer).status()).toBe(200);
        await expect(
          page.getByRole('button', { name: t.promptLibrary.copy }).first(),
        ).toBeVisible();

        await page.goto('/training');
        await expect(page.locator('html')).toHaveAttribute('data-subscription', 'premium');
        await page.goto('/');
        await page.waitForURL(/\/dashboard$/);
        await page.getByRole('tab', { name: t.dashboard.tabs.subscription }).click();
        await page.getByRole('button', { name: t.billing.management.cancel }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t.billing.management.cancelDialog.confirm })
          .click();
        await expect(page.getByText(t.billing.management.cancelled.title)).toBeVisible();
        await page.reload();
        await expect(member.badge('premium')).toBeVisible();
        // A premium member has nothing to order: links to join lead to the library.
        await page.goto(BECOME_MEMBER_PATH);
        await page.waitForURL(/\/dashboard\/prompt-library$/);
        await expect(
          page.getByRole('button', { name: t.promptLibrary.copy }).first(),
        ).toBeVisible();

        const subscription = await subscriptionOf(email);
        expect(subscription.cancel_at_period_end).toBe(true);
        await steerStripe('advance', { subscription: subscription.id });
        await steerStripe('settled');

        await page.goto('/dashboard');
        await expect(member.badge('free')).toBeVisible();
        await page.goto('/dashboard/prompt-library');
        await page.waitForURL(/\/dashboard\?showPayment=true&tool=promptLibrary$/);
        await expect(page.getByRole('button', { name: t.promptLibrary.copy })).toHaveCount(0);
        await page
          .getByRole('dialog', { name: t.trial.preview.tools.promptLibrary.title })
          .getByRole('button', { name: t.trial.preview.order })
          .click();
        await expect(
          page.getByRole('dialog', { name: t.billing.checkout.titleAnnual }),
        ).toBeVisible();
      },
    );

    test('on a phone a new person gets from the sales page to the payment in six clicks, to a first answer and to the next date', async ({
      page: first,
      context,
    }) => {
      // A whole way, from a stranger to a member who uses what was bought.
      test.slow();
      await first.setViewportSize(PHONE);
      const email = newEmail();
      let clicks = 0;
      await context.exposeBinding('noteClick', () => (clicks += 1));
      await context.addInitScript(() => {
        const note = () => (globalThis as unknown as { noteClick: () => void }).noteClick();
        addEventListener('pointerdown', note, true);
      });
      const isOrder = /\/dashboard\?showPayment=true$/;
      const { t, fillSignUp } = journey(first, locale);
      await first.goto('/training');
      await first.getByRole('link', { name: t.training.pricing.button }).first().click();
      await expect(first.getByText(t.auth.signUp.orderLead)).toBeVisible();
      await expect(first).toHaveTitle(new RegExp(t.auth.meta.signUpTitle));
      await fillSignUp(email);

      // The mail's link opens a tab of its own, and both go on to the order.
      const page = await context.newPage();
      await page.setViewportSize(PHONE);
      const member = journey(page, locale);
      await page.goto(await linkInOurMail(email));
      clicks += 1;
      await page.waitForURL(isOrder);
      await first.waitForURL(isOrder);
      await member.order();
      expect(clicks).toBe(6);

      await page.locator('.back a').click();
      // The page takes the flag out of its address at once: the notice is what stays.
      await expect(page.getByText(t.dashboard.cancelled)).toBeVisible();
      await expect(member.badge('free')).toBeVisible();

      // The order is open again.
      await member.order();
      await member.pay('4000 0000 0000 0002');
      await expect(page.getByRole('alert')).toBeVisible();
      await member.pay();
      await page.waitForURL(/\/dashboard\?welcome=true$/);
      await expect(member.badge('premium')).toBeVisible();
      expect((await subscriptionOf(email)).status).toBe('active');

      await page
        .getByRole('dialog', { name: t.billing.welcome.title })
        .getByRole('link', { name: t.billing.welcome.action })
        .click();
      const checker = checkerPage(page, locale);
      await checker.createCampaign('Anlauf');
      await checker.tab('testing').click();
      await checker.prompt.fill('Wer?');
      await checker.onceFromMemory();
      await checker.testAll.click();
      const answers = checker.panel.getByText(checker.t.results.read, { exact: true });
      await expect(answers).toHaveCount(3);

      await page.locator('#tools').getByRole('link', { name: t.nav.dashboard }).click();
      const liveQa = page.getByRole('region', { name: t.events.heading });
      await expect(liveQa.getByRole('button', { name: t.events.calendar })).toBeVisible();
    });
  });
}
