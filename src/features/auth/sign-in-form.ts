import { isEmailLike } from '#shared/rules/sign-up.ts';
import { emptyOf, find, inputOf, markInvalid, submitOf, whilePending } from './form-controls';
import { attempt } from './load-accounts';
import type { Say } from './messages';

/**
 * Sign-in, forgotten password and the confirmation once more (P sections 2, 5, 8).
 *
 * @param onSignedIn leaves the page
 */
export function startSignIn(form: HTMLFormElement, say: Say, onSignedIn: () => void): void {
  const email = inputOf(form, 'email');
  const password = inputOf(form, 'password');
  const submit = submitOf(form);
  const resend = find(form, '[data-resend]', HTMLButtonElement);
  const forgot = find(form, '[data-forgot]', HTMLButtonElement);

  async function signIn(): Promise<void> {
    say(null);
    const empty = emptyOf(form, ['email', 'password']);
    markInvalid(form, empty);
    if (empty.length > 0) {
      say({ key: 'fieldsRequired' });
      return;
    }
    await attempt(
      say,
      async (accounts) => {
        const result = await accounts.signIn(email.value.trim(), password.value);
        if (result === 'signed-in') {
          onSignedIn();
          return;
        }
        say({ key: 'notConfirmed' });
        resend.hidden = false;
      },
      (accounts, error) => accounts.signInMessage(error),
    );
  }

  async function resendConfirmation(): Promise<void> {
    say(null);
    if (email.value.trim() === '') {
      markInvalid(form, ['email']);
      say({ key: 'emailNeededForResend' });
      return;
    }
    await attempt(
      say,
      async (accounts) => {
        await accounts.resendConfirmation(email.value.trim(), password.value);
        say({ key: 'resent' }, 'good');
      },
      (accounts, error) => accounts.resendMessage(error),
    );
  }

  async function requestReset(): Promise<void> {
    say(null);
    const address = email.value.trim();
    markInvalid(form, isEmailLike(address) ? [] : ['email']);
    if (!isEmailLike(address)) {
      say({ key: address === '' ? 'emailNeededForReset' : 'invalidEmail' });
      return;
    }
    await attempt(
      say,
      async (accounts) => {
        await accounts.requestPasswordReset(address);
        say({ key: 'resetSent' }, 'good');
      },
      (accounts, error) => accounts.resetRequestMessage(error),
    );
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void whilePending(submit, signIn);
  });
  resend.addEventListener('click', () => void whilePending(resend, resendConfirmation));
  forgot.addEventListener('click', () => void whilePending(forgot, requestReset));
}
