import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DeleteAccountDialog } from '@/features/account/DeleteAccountDialog';
import { SignInAgain } from '@/components/members/SignInAgain';
import { dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
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
function Danger() {
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
        subscription={null}
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
