import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DeleteAccountDialog } from '@/features/account/DeleteAccountDialog';
import { SignInAgain } from '@/components/members/SignInAgain';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import type { SubscriptionView } from '#shared/entities/subscription.ts';
import { holdCalls, type HeldCall } from './held-answers.ts';

const { deletion: t } = dictionary('en').account;

let calls: HeldCall[];
beforeEach(() => {
  calls = holdCalls();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The dialog with what opens it. */
function Danger({ subscription = null }: { subscription?: SubscriptionView | null }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <DeleteAccountDialog
        open={open}
        onClose={() => setOpen(false)}
        email="mina@example.test"
        subscription={subscription}
        locale="en"
        strings={t}
        closeLabel="Close"
      />
    </>
  );
}

test('an account is kept when the dialog is closed while the password is checked', async () => {
  let confirm: () => void = () => undefined;
  const confirmed = new Promise<void>((resolve) => (confirm = resolve));
  const onConfirmed = vi.fn();
  const screen = await render(
    <SignInAgain
      locale="en"
      strings={t.again}
      hash="#delete-account"
      onConfirmed={onConfirmed}
      onDismiss={() => undefined}
      load={() =>
        Promise.resolve({
          signInMethods: () => Promise.resolve({ password: true, google: false }),
          confirmPassword: () => confirmed,
          confirmWithGoogle: () => Promise.reject(new Error('Unexpected call of Google')),
        })
      }
    />,
  );
  await page.getByLabelText(t.again.password).fill('correct horse battery');
  await page.getByRole('button', { name: t.again.confirm }).click();
  await expect.element(page.getByRole('button', { name: t.again.pending })).toBeDisabled();
  // The dialog takes the question away with its answer.
  await screen.unmount();
  confirm();
  await new Promise((resolve) => setTimeout(resolve));
  expect(onConfirmed).not.toHaveBeenCalled();
});

test('a dialog that was closed while it deleted asks for DELETE again', async () => {
  await render(<Danger />);
  const open = page.getByRole('button', { name: 'Open' });
  const word = page.getByLabelText(fill(t.label, { word: 'DELETE' }));
  await open.click();
  await word.fill('DELETE');
  await page.getByRole('button', { name: t.confirm }).click();
  await expect.poll(() => calls).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  calls[0]?.answer({ error: 'Too long ago', code: 'recent-sign-in-required' }, 403);
  await open.click();
  await expect.element(word).toHaveValue('');
  await expect.element(word).toBeEnabled();
  await expect.element(page.getByText(t.again.text)).not.toBeInTheDocument();
});

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

test.each([
  ['nothing in the first year', {}, t.prepaid],
  [
    'everything while it can be withdrawn from',
    { withdrawal: { until: '2026-12-08', refund_cents: 29_000 } },
    fill(t.prepaidBack, { refund: '€290.00' }),
  ],
  [
    'the rest after a month in a later year',
    { notice: { ends_at: '2026-12-24T00:00:00.000Z', refund_cents: 5_483 } },
    fill(t.prepaidBack, { refund: '€54.83' }),
  ],
])('shows the refund of a membership beforehand: %s', async (_, change, words) => {
  await render(<Danger subscription={{ ...SUBSCRIPTION, ...change }} />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('dialog').getByText(words)).toBeVisible();
});

test('asks for the e-mail about the deletion in the page’s language', async () => {
  await render(<Danger />);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByLabelText(fill(t.label, { word: 'DELETE' })).fill('DELETE');
  await page.getByRole('button', { name: t.confirm }).click();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({ locale: 'en' });
});
