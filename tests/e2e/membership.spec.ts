import { expect, test } from '@playwright/test';
import { LOCALE_TAGS, LOCALES } from '#src/i18n/locales.ts';
import { steerStripe, subscriptionOf } from '../helpers/local-stack';
import { journey, newEmail } from './member-journey';
import { noteShown } from './shown-once';

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test(
      'a visitor signs up, pays, uses the library, cancels and keeps access until the period ends',
      { tag: '@smoke' },
      async ({ page }) => {
        const email = newEmail();
        const member = journey(page, locale);
        const { t } = member;
        await page.emulateMedia({ reducedMotion: 'no-preference' });

        await page.goto('/');
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await member.signUp(email);

        await member.signIn(email);
        await expect(page.getByText(t.auth.messages.notConfirmed)).toBeVisible();

        await member.confirm(email);
        await member.signIn(email);
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
        await page.goto('/dashboard/prompt-library');
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
        await page.waitForURL(/\/dashboard\?showPayment=true$/);
        await expect(page.getByRole('button', { name: t.promptLibrary.copy })).toHaveCount(0);
        await expect(
          page.getByRole('dialog', { name: t.billing.checkout.titleAnnual }),
        ).toBeVisible();
      },
    );

    test('a declined card can be replaced, and going back from checkout charges nothing', async ({
      page,
    }) => {
      const email = newEmail();
      const member = journey(page, locale);
      await member.signUp(email);
      await member.confirm(email);
      await member.signIn(email);
      await page.waitForURL(/\/dashboard$/);

      await member.openCheckout();
      await page.locator('.back a').click();
      // The page takes the flag out of its address at once: the notice is what stays.
      await expect(page.getByText(member.t.dashboard.cancelled)).toBeVisible();
      await expect(member.badge('free')).toBeVisible();

      await member.openCheckout();
      await member.pay('4000 0000 0000 0002');
      await expect(page.getByRole('alert')).toBeVisible();
      await member.pay();
      await page.waitForURL(/\/dashboard\?welcome=true$/);
      await expect(member.badge('premium')).toBeVisible();
      expect((await subscriptionOf(email)).status).toBe('active');
    });
  });
}
