import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { $toast, closeToast } from '@/components/ui/toast';
import { SubscriptionManagement } from '@/features/billing/SubscriptionManagement';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { LOCALES, type Locale } from '@/i18n/locales';
import type { SubscriptionView } from '#shared/entities/subscription.ts';
import { holdCalls } from './held-answers.ts';

const SUBSCRIPTION: SubscriptionView = {
  is_premium: true,
  status: 'active',
  cancel_at_period_end: false,
  current_period_end: '2027-11-24T10:00:00.000Z',
  ends_at: null,
  notice: null,
  withdrawal: { until: '2026-12-08', refund_cents: 29_000 },
  stripe_subscription_id: 'sub_1',
  billing_interval: 'year',
  plan_name: 'Community Access',
  plan_price_cents: 29_000,
  plan_currency: 'EUR',
  plan_features: [],
};
const MEMBER = { name: 'Mia Muster', email: 'mia@example.test' };
const RECEIPT = {
  notice: { ...MEMBER, contract: 'Community Access, sub_1' },
  reference: 'ABCDEFGH23',
  received_at: '2026-11-24T10:00:00.000Z',
  refund_cents: 29_000,
  currency: 'EUR',
};

afterEach(() => {
  closeToast();
  vi.unstubAllGlobals();
});

async function show(locale: Locale, changes: Partial<SubscriptionView> = {}) {
  const { management } = dictionary(locale).billing;
  const screen = await render(
    <SubscriptionManagement
      locale={locale}
      strings={management}
      benefits={[]}
      closeLabel="Close"
      subscription={{ ...SUBSCRIPTION, ...changes }}
      member={MEMBER}
    />,
  );
  return { screen, management };
}

/** Confirms a withdrawal, whose call waits for its answer. */
async function declare() {
  const calls = holdCalls();
  const { screen, management } = await show('en');
  const t = management.withdrawal;
  await screen.getByRole('button', { name: t.title }).click();
  await screen.getByRole('button', { name: t.confirm }).click();
  await expect.poll(() => calls).toHaveLength(1);
  return { calls, screen, t };
}

test.each(LOCALES)('a withdrawal is declared, confirmed and answered, in %s', async (locale) => {
  const calls = holdCalls();
  const { screen, management } = await show(locale);
  const t = management.withdrawal;
  await screen.getByRole('button', { name: t.title }).click();
  const dialog = screen.getByRole('dialog', { name: t.title });
  await expect
    .element(dialog.getByText(fill(t.declaration, { plan: 'Community Access' })))
    .toBeVisible();
  for (const filled of [MEMBER.name, MEMBER.email, 'Community Access, sub_1']) {
    await expect.element(dialog.getByText(filled, { exact: true })).toBeVisible();
  }
  await dialog.getByRole('button', { name: t.confirm }).click();
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/api/withdraw-membership']);
  expect(calls[0]?.body).toEqual({ locale });
  calls[0]?.answer(RECEIPT);
  const done = screen.getByRole('dialog', { name: t.done });
  await expect.element(done.getByText('ABCDEFGH23')).toBeVisible();
  await expect.element(done.getByText(/290/)).toBeVisible();
  await expect.element(done.getByRole('button', { name: t.download })).toBeVisible();
  await expect.element(done.getByRole('button', { name: t.confirm })).not.toBeInTheDocument();
  // What is left of the membership shows when the member has read it.
  await done.getByRole('button', { name: 'Close' }).first().click();
  await expect.poll(() => calls.map(({ path }) => path)).toContain('/api/me');
});

test('a withdrawal that fails shows an error and can be tried again', async () => {
  const { calls, screen, t } = await declare();
  calls[0]?.answer({ error: 'Down.', code: 'payment-provider-failed' }, 502);
  await expect.element(screen.getByText(t.failed)).toBeVisible();
  await screen.getByRole('button', { name: t.confirm }).click();
  await expect.poll(() => calls).toHaveLength(2);
});

test('a withdrawal that is answered after its dialog was closed is told, and the page follows', async () => {
  const { calls, screen, t } = await declare();
  await expect.element(screen.getByRole('button', { name: t.keep })).toBeDisabled();
  await screen.getByRole('button', { name: 'Close' }).click();
  calls[0]?.answer(RECEIPT);
  await expect.poll(() => $toast.get()).toMatchObject({ text: t.done, tone: 'good' });
  await expect.poll(() => calls.map(({ path }) => path)).toContain('/api/me');
});

test('after the last day there is the contract and no way to withdraw', async () => {
  const { screen, management } = await show('en', { withdrawal: null });
  await expect
    .element(screen.getByRole('button', { name: management.contract.download }))
    .toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: management.withdrawal.title }))
    .not.toBeInTheDocument();
});
