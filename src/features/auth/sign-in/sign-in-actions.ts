import { isEmail } from '#shared/entities/email.ts';
import type { SignInResult } from '../accounts';
import { resendMessage, resetRequestMessage, signInMessage } from '../auth-errors';
import { emptyFields, failed, succeeded, textOf, type FormState } from '../form/form-state';
import { attempt, type LoadAccounts } from '../load-accounts';
import type { FormAction } from '../form/use-auth-form';

/** The actions of the sign-in form, by the button's `intent`. */
export function signInAction(
  load: LoadAccounts,
  onResult: (result: SignInResult) => void,
): FormAction {
  return async (state, data) => {
    switch (data.get('intent')) {
      case 'google':
        return leaveForGoogle();
      case 'forgot':
        return keepingResend(state, await requestReset(load, data));
      case 'resend':
        return keepingResend(state, await sendConfirmation(load, data));
      default:
        return signIn(load, data, onResult);
    }
  };
}

/** Keeps the outcome that shows the button to resend the confirmation. */
function keepingResend({ outcome }: FormState, next: FormState): FormState {
  return outcome ? { ...next, outcome } : next;
}

async function signIn(
  load: LoadAccounts,
  data: FormData,
  onResult: (result: SignInResult) => void,
): Promise<FormState> {
  const empty = emptyFields(data, ['email', 'password']);
  if (Object.keys(empty).length > 0) return failed({ key: 'fieldsRequired' }, empty);
  return attempt(
    load,
    async (accounts) => {
      const result = await accounts.signIn(textOf(data, 'email').trim(), textOf(data, 'password'));
      if (result === 'not-confirmed') {
        return { ...failed({ key: 'notConfirmed' }), outcome: 'not-confirmed' };
      }
      onResult(result);
      return { message: null, tone: 'good', fields: {} };
    },
    signInMessage,
  );
}

/** Sends a link for a new password; the message is the same for every address. */
export async function requestReset(load: LoadAccounts, data: FormData): Promise<FormState> {
  const email = textOf(data, 'email').trim();
  if (email === '') return failed({ key: 'emailNeededForReset' });
  if (!isEmail(email)) return failed({ key: 'invalidEmail' });
  const state = await attempt(
    load,
    async (accounts) => {
      await accounts.requestPasswordReset(email);
      return succeeded('resetSent');
    },
    resetRequestMessage,
  );
  // Unknown addresses have the same message as known ones.
  return state.message?.key === 'resetSent' ? succeeded('resetSent') : state;
}

/**
 * Resends the confirmation. The message is the same for every address; only the e-mail contains
 * what the account needs.
 */
export async function sendConfirmation(load: LoadAccounts, data: FormData): Promise<FormState> {
  const email = textOf(data, 'email').trim();
  if (email === '') return failed({ key: 'emailNeededForResend' });
  if (!isEmail(email)) return failed({ key: 'invalidEmail' });
  return attempt(
    load,
    async (accounts) => {
      await accounts.sendConfirmation(email);
      return succeeded('resent');
    },
    resendMessage,
  );
}

/** Leaves for Google; returns a state only when that fails. */
export async function leaveForGoogle(): Promise<FormState> {
  try {
    const google = await import('@/lib/session/google-sign-in');
    await google.leaveForGoogle(location.pathname);
    return { message: null, tone: 'good', fields: {} };
  } catch {
    return failed({ key: navigator.onLine ? 'googleFailed' : 'offline' });
  }
}
