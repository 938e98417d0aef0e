import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SignInResult } from '@/features/auth/accounts';
import { keepKnownEmail } from '@/lib/session/known-email';
import { LOGOUT_KEY } from '@/lib/session/logout-mark';
import { clearSessionHint, readSessionHint } from '@/lib/session/session-hint';
import { keepSignInNotice, takeSignInNotice } from '@/lib/session/sign-in-notice';
import { answering, auth, deletion, message, renderLogin } from './auth-setup';
import { holdCalls } from './held-answers.ts';
import { keepHint } from './signed-in.ts';

/** The sign-in page after a members' page found the session to be over. */
async function open(renew: () => Promise<SignInResult>) {
  keepSignInNotice('sessionEnded');
  return renderLogin(answering({ renew }));
}

beforeEach(() => keepHint());
afterEach(() => {
  vi.unstubAllGlobals();
  clearSessionHint();
  takeSignInNotice();
});

describe('a visitor who is redirected from a members’ page', () => {
  test('sees that the session is being renewed, and the form only if that fails', async () => {
    let answer: (result: SignInResult) => void = () => undefined;
    const screen = await open(() => new Promise((resolve) => (answer = resolve)));
    await expect
      .element(screen.getByRole('heading', { name: auth.google.returning }))
      .toBeVisible();
    await expect.element(screen.getByText(message('sessionEnded'))).not.toBeVisible();
    answer('no-session');
    await expect.element(screen.getByText(message('sessionEnded'))).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: auth.signIn.submit, exact: true }))
      .toBeVisible();
  });

  test('can try again when the server is away, with everything as it was', async () => {
    const screen = await open(() => Promise.reject(new Error('The server is away.')));
    await expect.element(screen.getByText(message('tryAgain'))).toBeVisible();
    expect(readSessionHint()).toMatchObject({ uid: 'mina' });
  });

  test.for([
    ['consent-missing', auth.consentStep.heading],
    ['deletion', deletion.heading],
  ] as const)('whose account is incomplete is asked for what is missing: %s', async (needed) => {
    const [result, heading] = needed;
    const screen = await open(() => Promise.resolve(result));
    await expect.element(screen.getByRole('heading', { name: heading })).toHaveFocus();
  });

  test('whose address is not confirmed reads that', async () => {
    const screen = await open(() => Promise.resolve('not-confirmed'));
    await expect.element(screen.getByText(message('notConfirmed'))).toBeVisible();
  });

  test('a moment after the session was made reads that cookies are needed, and is not redirected in a loop', async () => {
    keepHint({ renewedAt: Date.now() - 2_000 });
    const renew = vi.fn(() => Promise.resolve<SignInResult>('signed-in'));
    const screen = await open(renew);
    await expect.element(screen.getByText(message('cookiesNeeded'))).toBeVisible();
    await expect.poll(readSessionHint).toBeUndefined();
    expect(renew).not.toHaveBeenCalled();
  });

  test('with a hint from the future, by a clock that was wrong, is renewed all the same', async () => {
    keepHint({ renewedAt: Date.now() + 3_600_000 });
    const renew = vi.fn(() => Promise.resolve<SignInResult>('no-session'));
    await open(renew);
    await expect.poll(() => renew.mock.calls).toHaveLength(1);
  });

  test('without a hint, as after a sign-out elsewhere, just reads why', async () => {
    clearSessionHint();
    const renew = vi.fn(() => Promise.resolve<SignInResult>('signed-in'));
    const screen = await open(renew);
    await expect.element(screen.getByText(message('sessionEnded'))).toBeVisible();
    expect(renew).not.toHaveBeenCalled();
  });
});

describe('an account whose deletion broke off', () => {
  const remove = async () => {
    const calls = holdCalls();
    const screen = await open(() => Promise.resolve('deletion'));
    await screen.getByRole('button', { name: deletion.confirm }).click();
    await expect.element(screen.getByRole('button', { name: deletion.pending })).toBeDisabled();
    expect(calls[0]?.request).toBe('POST /api/delete-account');
    return { screen, call: calls[0] };
  };

  test('can be deleted again after another failure', async () => {
    const { screen, call } = await remove();
    call?.answer({ error: 'Broken', code: 'internal' }, 500);
    await expect.element(screen.getByRole('alert').last()).toHaveTextContent(deletion.failed);
    await expect.element(screen.getByRole('button', { name: deletion.confirm })).toBeEnabled();
  });

  test('asks for a new sign-in when the last one is too old', async () => {
    const { screen, call } = await remove();
    call?.answer({ error: 'Too long ago', code: 'recent-sign-in-required' }, 403);
    await expect.element(screen.getByText(message('loginRequired'))).toBeVisible();
  });
});

describe('a member who clicked Logout', () => {
  beforeEach(() => sessionStorage.setItem(LOGOUT_KEY, '1'));

  test('reads that the session is over, once it is', async () => {
    const calls = holdCalls();
    const screen = await renderLogin(answering({}));
    await expect.poll(() => calls).toHaveLength(1);
    expect(calls[0]?.request).toBe('DELETE /api/session');
    expect(readSessionHint()).toMatchObject({ uid: 'mina' });
    calls[0]?.answer({ success: true });
    await expect.element(screen.getByText(message('signedOut'))).toBeVisible();
    expect(readSessionHint()).toBeUndefined();
    await expect.poll(() => sessionStorage.getItem(LOGOUT_KEY)).toBeNull();
  });

  test('stays signed in when the server cannot be reached, and reads that', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const screen = await renderLogin(answering({}));
    await expect.element(screen.getByText(message('tryAgain'))).toBeVisible();
    expect(readSessionHint()).toMatchObject({ uid: 'mina' });
  });
});

describe('a visitor who comes from a link in an e-mail', () => {
  beforeEach(() => {
    clearSessionHint();
    keepKnownEmail('mina@example.test');
  });

  test('finds the address filled in, and goes on with the password', async () => {
    const screen = await renderLogin(answering({}));
    await expect
      .element(screen.getByRole('textbox', { name: auth.fields.email }))
      .toHaveValue('mina@example.test');
    await expect.element(screen.getByLabelText(auth.fields.password).first()).toHaveFocus();
  });

  /** The address is filled in once the session is over, so there is time to begin. */
  async function openBefore() {
    sessionStorage.setItem(LOGOUT_KEY, '1');
    const calls = holdCalls();
    const screen = await renderLogin(answering({}));
    await expect.poll(() => calls).toHaveLength(1);
    return {
      email: screen.getByRole('textbox', { name: auth.fields.email }),
      password: screen.getByLabelText(auth.fields.password).first(),
      fillIn: async () => {
        calls[0]?.answer({ success: true });
        await expect.element(screen.getByText(message('signedOut'))).toBeVisible();
      },
    };
  }

  test('who has begun with the password finds the address filled in, and stays where they are', async () => {
    const { email, password, fillIn } = await openBefore();
    await password.fill('correct horse');
    await fillIn();
    await expect.element(email).toHaveValue('mina@example.test');
    await expect.element(password).toHaveFocus();
  });

  test('who has begun with another address keeps it', async () => {
    const { email, fillIn } = await openBefore();
    await email.fill('mona@example.test');
    await fillIn();
    await expect.element(email).toHaveValue('mona@example.test');
    await expect.element(email).toHaveFocus();
  });
});
