import { LOCALE_TAGS, LOCALES } from '#src/i18n/locales.ts';
import { CHECKOUT_ORIGIN, steerStripe, stripe, subscriptionOf } from '../helpers/local-stack';
import { expectAccessible } from '../helpers/accessibility';
import { annualPrice, journey, newEmail } from './member-journey';
import { expect, test } from './test';

for (const locale of LOCALES) {
  test.describe(locale, { tag: `@${locale}` }, () => {
    test.use({ locale: LOCALE_TAGS[locale] });

    test('a cancellation is confirmed, noted, and can be taken back before the end', async ({
      page,
    }) => {
      const email = newEmail();
      const member = journey(page, locale);
      const { management } = member.t.billing;
      await member.join(email);
      await member.becomePremium();

      await page.getByRole('tab', { name: member.t.dashboard.tabs.subscription }).click();
      await page.getByRole('button', { name: management.cancel }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: management.cancelDialog.confirm })
        .click();
      await expect(page.getByRole('alert')).toContainText(management.cancelled.title);
      await expect(page.getByRole('button', { name: management.cancel })).toHaveCount(0);

      await page.getByRole('button', { name: management.resume }).click();
      await expect(page.getByText(management.resumed)).toBeVisible();
      await expect(page.getByRole('button', { name: management.cancel })).toBeVisible();
      expect((await subscriptionOf(email)).cancel_at_period_end).toBe(false);

      await page.goto('/dashboard');
      await expect(
        page.getByText(member.t.dashboard.activity.types.subscription_cancelled, { exact: true }),
      ).toBeVisible();
    });

    test('the contract can be downloaded, and withdrawn from in two steps with the money back', async ({
      page,
    }) => {
      const email = newEmail();
      const member = journey(page, locale);
      const { management } = member.t.billing;
      await member.join(email);
      await member.becomePremium();

      await page.goto('/account-settings#billing');
      await page.getByRole('link', { name: member.t.billing.card.manage }).click();
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: management.contract.download }).click();
      expect((await file).suggestedFilename()).toBe(management.contract.fileName);

      const { title, confirm, done } = management.withdrawal;
      await page.getByRole('button', { name: title }).click();
      const declaration = page.getByRole('dialog', { name: title });
      await expect(declaration.getByText(email)).toBeVisible();
      await declaration.getByRole('button', { name: confirm }).click();
      const receipt = page.getByRole('dialog', { name: done });
      await expect(receipt.getByText(annualPrice(locale))).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(member.badge('free')).toBeVisible();

      const { status, latest_invoice: invoice } = await subscriptionOf(email);
      expect(status).toBe('canceled');
      const { data: payments } = await stripe.invoicePayments.list({ invoice: String(invoice) });
      const refunds = await stripe.refunds.list({
        payment_intent: String(payments[0]?.payment.payment_intent),
      });
      expect(refunds.data.map(({ amount }) => amount)).toEqual([29_000]);

      // The contract is kept after its end.
      await page.goto('/account-settings#billing');
      const kept = page.waitForEvent('download');
      await page.getByRole('button', { name: management.contract.download }).click();
      expect((await kept).suggestedFilename()).toBe(management.contract.fileName);
      await expectAccessible(page);
    });

    test(
      'a checkout session that expired charges nothing, and a new one can be paid',
      { tag: '@night' },
      async ({ page }) => {
        const email = newEmail();
        const member = journey(page, locale);
        await member.join(email);
        await member.openCheckout();
        const session = new URL(page.url()).pathname.split('/').at(-1);
        await steerStripe('expire-session', { session });
        await member.pay();
        await expect(page.locator('[name=cardNumber]')).toHaveCount(0);
        await page.locator('.back a').click();
        await expect(page.getByText(member.t.dashboard.cancelled)).toBeVisible();
        await expect(member.badge('free')).toBeVisible();

        await member.order();
        await member.payAndStart();
        expect((await subscriptionOf(email)).status).toBe('active');
      },
    );

    test('two tabs that pay at once make one subscription and one payment', async ({
      page,
      context,
    }) => {
      const email = newEmail();
      const first = journey(page, locale);
      await first.join(email);
      const otherPage = await context.newPage();
      const second = journey(otherPage, locale);
      await otherPage.goto('/dashboard');
      // The second page closes the first one's session, whose form is still there to be sent.
      await first.openCheckout();
      await second.openCheckout();
      await Promise.all([first.pay(), second.pay()]);
      const paid = [page, otherPage].map((tab) =>
        tab.waitForURL((url) => url.origin !== CHECKOUT_ORIGIN),
      );
      await Promise.any(paid);

      const subscription = await subscriptionOf(email);
      expect(subscription.status).toBe('active');
      const { data: invoices } = await stripe.invoices.list({ subscription: subscription.id });
      expect(invoices).toHaveLength(1);
      await otherPage.close();
      // No page that asks about the payment is open, so the change comes with the webhook.
      await steerStripe('settled');
      await page.goto('/dashboard');
      await expect(first.badge('premium')).toBeVisible();
    });

    test('a failed renewal takes Premium away, gives the reason and leads to the billing portal', async ({
      page,
    }) => {
      const email = newEmail();
      const member = journey(page, locale);
      const { management } = member.t.billing;
      await member.join(email);
      await member.becomePremium();
      const { id } = await subscriptionOf(email);
      await steerStripe('fail-next-renewal', { subscription: id });
      await steerStripe('advance', { subscription: id });
      await steerStripe('settled');

      await page.goto('/dashboard');
      await expect(member.badge('due')).toBeVisible();
      await expect(page.getByText(management.attention)).toBeVisible();
      await expect(page.getByText(management.statuses.past_due)).toBeVisible();
      await page.getByRole('button', { name: management.portal }).click();
      await page.waitForURL(`${CHECKOUT_ORIGIN}/**`);

      await steerStripe('end-dunning', { subscription: id, outcome: 'paid' });
      await steerStripe('settled');
      await page.goto('/dashboard');
      await expect(member.badge('premium')).toBeVisible();
    });

    test(
      'a checkout that cannot start shows an error, closes its dialog and logs the error',
      { tag: '@night' },
      async ({ page }) => {
        const member = journey(page, locale);
        const { checkout } = member.t.billing;
        await member.join(newEmail());
        const logged: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'error') logged.push(message.text());
        });
        await page.route('**/api/create-checkout-session', (route) =>
          route.fulfill({ status: 500, json: { error: 'Broken.', code: 'internal' } }),
        );
        await page.goto('/dashboard?showPayment=true');
        const dialog = page.getByRole('dialog', { name: checkout.titleAnnual });
        await dialog.getByRole('button', { name: checkout.submit }).click();
        await expect(page.getByText(checkout.errors.failed)).toBeVisible();
        await expect(dialog).toBeHidden();
        expect(logged.filter((text) => text.startsWith('Checkout:'))).toHaveLength(1);
      },
    );
  });
}
