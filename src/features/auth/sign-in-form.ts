import { isEmailLike } from '@/shared/rules/sign-up';
import { resendMessage, resetRequestMessage, signInMessage } from './auth-errors';
import { emptyOf, find, inputOf, markInvalid, submitOf, whilePending } from './form-controls';
import type { Say } from './messages';

type LoadAccounts = () => Promise<typeof import('./accounts')>;

/**
 * Sign-in, forgotten password and the confirmation once more (P sections 2, 5, 8).
 *
 * @param onSignedIn leaves the page
 */
export function startSignIn(
  form: HTMLFormElement,
  say: Say,
  loadAccounts: LoadAccounts,
  onSignedIn: () => void,
): void {
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
    try {
      const accounts = await loadAccounts();
      const result = await accounts.signIn(email.value.trim(), password.value);
      if (result === 'signed-in') {
        onSignedIn();
        return;
      }
      say({ key: 'notConfirmed' });
      resend.hidden = false;
    } catch (error) {
      say(signInMessage(error));
    }
  }

  async function resendConfirmation(): Promise<void> {
    say(null);
    if (email.value.trim() === '') {
      markInvalid(form, ['email']);
      say({ key: 'emailNeededForResend' });
      return;
    }
    try {
      const accounts = await loadAccounts();
      await accounts.resendConfirmation(email.value.trim(), password.value);
      say({ key: 'resent' }, 'good');
    } catch (error) {
      say(resendMessage(error));
    }
  }

  async function requestReset(): Promise<void> {
    say(null);
    const address = email.value.trim();
    markInvalid(form, isEmailLike(address) ? [] : ['email']);
    if (!isEmailLike(address)) {
      say({ key: address === '' ? 'emailNeededForReset' : 'invalidEmail' });
      return;
    }
    try {
      const accounts = await loadAccounts();
      await accounts.requestPasswordReset(address);
      say({ key: 'resetSent' }, 'good');
    } catch (error) {
      const message = resetRequestMessage(error);
      say(message, message.key === 'resetSent' ? 'good' : 'error');
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void whilePending(submit, signIn);
  });
  resend.addEventListener('click', () => void whilePending(resend, resendConfirmation));
  forgot.addEventListener('click', () => void whilePending(forgot, requestReset));
  submit.disabled = false;
}
