import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { BillingTab } from '@/features/account/BillingTab';
import { CheckoutDialog } from '@/features/billing/CheckoutDialog';
import { $checkout, $memberCount, closeCheckout } from '@/features/billing/store';
import { SubscriptionFacts } from '@/features/billing/SubscriptionFacts';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALE_TAGS, LOCALES, localizedPath } from '@/i18n/locales';
import { $membership, type Membership } from '@/lib/session/membership';
import { DEFAULT_PLAN } from '#shared/entities/plan.ts';
import type { SubscriptionView } from '#shared/entities/subscription.ts';
import { formatDay } from '#shared/rules/dates.ts';
import { readyMembership } from './membership';

const PAID: SubscriptionView = {
  is_premium: true,
  status: 'active',
  cancel_at_period_end: false,
  current_period_end: '2030-01-01T00:00:00.000Z',
  ends_at: null,
  notice: null,
  withdrawal: null,
  stripe_subscription_id: 'sub_1',
  billing_interval: 'year',
  plan_name: DEFAULT_PLAN.name,
  plan_price_cents: 29_000,
  plan_currency: 'EUR',
  plan_features: [...DEFAULT_PLAN.features],
};

afterEach(() => {
  closeCheckout();
  $memberCount.set(null);
  $membership.set({ state: 'loading' });
});

test.each(LOCALES)(
  'the billing tab has a text for loading, for a failure and for each state, in %s',
  async (locale) => {
    const { account, members, billing } = dictionary(locale);
    const tab = (membership: Membership) => (
      <BillingTab
        {...{ membership, locale, members }}
        strings={account.billing}
        subscriptions={billing}
      />
    );
    const screen = await render(tab({ state: 'loading' }));
    await expect.element(screen.getByRole('status')).toHaveTextContent(members.loading);
    await expect.element(screen.getByText(account.billing.none)).not.toBeInTheDocument();
    await screen.rerender(tab({ state: 'failed' }));
    await expect.element(screen.getByText(members.failedToLoad)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: members.retry })).toBeVisible();
    await screen.rerender(tab(readyMembership()));
    await expect.element(screen.getByText(account.billing.none)).toBeVisible();
    await screen.rerender(tab(readyMembership({ has_billing_account: true })));
    await expect
      .element(screen.getByRole('button', { name: account.billing.portal }))
      .toBeVisible();
    // Who has a subscription sees it, with the way to the tab that manages it.
    await screen.rerender(tab(readyMembership({ subscription: PAID })));
    await expect.element(screen.getByText(billing.management.nextPayment)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: billing.card.manage }))
      .toHaveAttribute('href', localizedPath('/dashboard#subscription', locale));
  },
);

test.each(LOCALES)(
  'a member with an overdue payment is offered to pay it instead of an order, in %s',
  async (locale) => {
    const { billing, order } = dictionary(locale);
    $checkout.set({ state: 'opening' });
    const screen = await render(
      <CheckoutDialog
        {...{ locale, order }}
        strings={billing}
        memberText=""
        closeLabel="Close"
        onClose={() => undefined}
      />,
    );
    await expect
      .element(screen.getByRole('dialog', { name: billing.checkout.titleAnnual }))
      .toBeVisible();
    const owed = { ...PAID, is_premium: false, status: 'past_due' } as const;
    $membership.set(readyMembership({ subscription: owed }));
    const dialog = screen.getByRole('dialog', { name: billing.management.heading });
    await expect.element(dialog.getByText(billing.management.attention)).toBeVisible();
    await expect
      .element(dialog.getByRole('button', { name: billing.management.portal }))
      .toBeVisible();
    await expect.element(screen.getByText(billing.checkout.submit)).not.toBeInTheDocument();
  },
);

test('an order shows how many members pay the early-bird price, once there are 50', async () => {
  const { billing, claims, order } = dictionary('en');
  $checkout.set({ state: 'opening' });
  const screen = await render(
    <CheckoutDialog
      locale="en"
      order={order}
      strings={billing}
      memberText={claims.earlyBird.claimed.members}
      closeLabel="Close"
      onClose={() => undefined}
    />,
  );
  const line = screen.getByText(/early-bird price/);
  await expect.element(line).not.toBeInTheDocument();
  $memberCount.set(50);
  await expect.element(line).toHaveTextContent('50 members pay the early-bird price.');
  $memberCount.set(49);
  await expect.element(line).not.toBeInTheDocument();
});

test.each(LOCALES)(
  'a cancelled subscription is active until its end, and includes what is offered, in %s',
  async (locale) => {
    const { billing } = dictionary(locale);
    const facts = (subscription: SubscriptionView) => (
      <SubscriptionFacts
        locale={locale}
        strings={billing.management}
        benefits={billing.upgrade.features}
        subscription={subscription}
      />
    );
    const screen = await render(facts(PAID));
    const status = (text: string) => screen.getByText(text, { exact: true });
    await expect.element(status(billing.management.statuses.active)).toBeVisible();
    const price = locale === 'de' ? '290\u00a0€ pro Jahr' : '€290 per year';
    await expect.element(status(price)).toBeVisible();
    const due = formatDay('2030-01-01T00:00:00.000Z', LOCALE_TAGS[locale]);
    await expect
      .element(status(fill(billing.management.nextPaymentOn, { price, date: due })))
      .toBeVisible();
    const included = () =>
      screen
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(included).toEqual(billing.upgrade.features);
    await screen.rerender(facts({ ...PAID, ends_at: PAID.current_period_end }));
    const date = formatDay('2030-01-01T00:00:00.000Z', LOCALE_TAGS[locale]);
    await expect.element(status(fill(billing.management.activeUntil, { date }))).toBeVisible();
    await expect.element(status(billing.management.nextPayment)).not.toBeInTheDocument();
    await expect.element(status(billing.management.statuses.active)).not.toBeInTheDocument();
    await screen.rerender(facts({ ...PAID, plan_features: ['Full Access', 'Something else'] }));
    await expect.element(status('Something else')).toBeVisible();
    await expect
      .poll(included)
      .toEqual([billing.management.features['Full Access'], 'Something else']);
  },
);
