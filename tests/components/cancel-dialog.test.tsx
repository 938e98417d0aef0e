import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CancelDialog } from '@/features/billing/CancelDialog';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { SubscriptionView } from '#shared/entities/subscription.ts';

const { management } = dictionary('en').billing;
const t = management.cancelDialog;

const SUBSCRIPTION: SubscriptionView = {
  is_premium: true,
  status: 'active',
  cancel_at_period_end: false,
  current_period_end: '2027-03-01T00:00:00.000Z',
  ends_at: null,
  notice: null,
  withdrawal: null,
  stripe_subscription_id: 'sub_1',
  billing_interval: 'annual',
  plan_name: 'Membership',
  plan_price_cents: 29_000,
  plan_currency: 'EUR',
  plan_features: [],
};

const open = (changes: Partial<SubscriptionView>) =>
  render(
    <CancelDialog
      locale="en"
      strings={management}
      closeLabel="Close"
      subscription={{ ...SUBSCRIPTION, ...changes }}
      open
      onClose={() => undefined}
    />,
  );

test('in the first year a membership ends with its period, and nothing else is on offer', async () => {
  await open({});
  const dialog = page.getByRole('dialog', { name: t.title });
  await expect.element(dialog.getByText(fill(t.text, { date: '1 March 2027' }))).toBeVisible();
  await expect.element(dialog.getByRole('radio')).not.toBeInTheDocument();
});

test('after it the member chooses between the period’s end and one month with the rest refunded', async () => {
  await open({ notice: { ends_at: '2026-12-22T10:00:00.000Z', refund_cents: 5_483 } });
  const later = page.getByRole('radio', {
    name: fill(t.atPeriodEnd, { date: '1 March 2027' }),
  });
  const sooner = page.getByRole('radio', {
    name: fill(t.inOneMonth, { date: '22 December 2026', refund: '€54.83' }),
  });
  await expect.element(later).toBeChecked();
  await sooner.click();
  await expect.element(sooner).toBeChecked();
  await expect.element(later).not.toBeChecked();
});

test('while it can be withdrawn from, the dialog names the whole refund and leads to the withdrawal', async () => {
  await open({ withdrawal: { until: '2026-12-08', refund_cents: 29_000 } });
  const dialog = page.getByRole('dialog', { name: t.title });
  const words = fill(t.withdraw, { date: '8 December 2026', refund: '€290.00' });
  await expect.element(dialog.getByText(words, { exact: false })).toBeVisible();
  const link = dialog.getByRole('link', { name: t.toWithdrawal });
  await expect.element(link).toHaveAttribute('href', '/withdraw-contract');
});

test('later the dialog says nothing of a withdrawal', async () => {
  await open({});
  await expect.element(page.getByRole('dialog', { name: t.title })).toBeVisible();
  await expect.element(page.getByRole('link', { name: t.toWithdrawal })).not.toBeInTheDocument();
});

test('an overdue membership ends at once, and nothing is owed', async () => {
  await open({ status: 'past_due', is_premium: false });
  await expect.element(page.getByRole('dialog').getByText(t.overdue)).toBeVisible();
});
