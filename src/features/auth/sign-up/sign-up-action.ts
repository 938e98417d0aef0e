import { isEmail } from '#shared/entities/email.ts';
import { MIN_PASSWORD_LENGTH } from '#shared/limits.ts';
import { COMMUNICATIONS_REQUIRED, type ConsentName } from '#shared/rules/consents.ts';
import { signUpProblem } from '#shared/rules/sign-up.ts';
import { authErrorCode, signUpMessage } from '../auth-errors';
import {
  emptyFields,
  failed,
  succeeded,
  textOf,
  type FieldProblems,
  type FormState,
} from '../form/form-state';
import { attempt, type LoadAccounts } from '../load-accounts';
import { leaveForGoogle, sendConfirmation } from '../sign-in/sign-in-actions';
import type { FormAction } from '../form/use-auth-form';

/** The actions of the sign-up form, by the button's `intent`. */
export function signUpAction(load: LoadAccounts): FormAction {
  return async (state, data) => {
    switch (data.get('intent')) {
      case 'google':
        return leaveForGoogle();
      case 'decline':
        return failed({ key: 'existingDeclined' });
      case 'resend': {
        const next = await sendConfirmation(load, data);
        return state.outcome === 'sent' ? { ...state, ...next } : next;
      }
      default:
        return signUp(load, data);
    }
  };
}

async function signUp(load: LoadAccounts, data: FormData): Promise<FormState> {
  const values = {
    firstName: textOf(data, 'firstName'),
    lastName: textOf(data, 'lastName'),
    email: textOf(data, 'email').trim(),
    password: textOf(data, 'password'),
    confirmPassword: textOf(data, 'confirmPassword'),
    gdprConsent: data.has('gdprConsent'),
    marketingConsent: data.has('marketingConsent'),
  };
  const { email, password } = values;
  const problem = signUpProblem(values);
  if (problem) {
    const state = failed({ key: problem });
    return { ...state, fields: { ...wrongFields(data), ...state.fields } };
  }
  return attempt(
    load,
    async (accounts) => {
      let isSent: boolean;
      try {
        const consents = agreedIn(data);
        isSent = await accounts.signUp({ ...values, consents }, email, password);
      } catch (error) {
        if (authErrorCode(error) !== 'auth/email-already-in-use') throw error;
        return { message: null, tone: 'error', fields: {}, outcome: 'taken' };
      }
      const answer = isSent ? succeeded('signUpDone') : failed({ key: 'confirmationNotSent' });
      return { ...answer, outcome: 'sent', email };
    },
    signUpMessage,
  );
}

/** The consents that are ticked. */
export function agreedIn(data: FormData): ConsentName[] {
  return [
    ...(data.has('gdprConsent') ? (['privacy'] as const) : []),
    ...(data.has('marketingConsent') ? (['communications'] as const) : []),
  ];
}

/** The problems of all fields, not only the first one. */
function wrongFields(data: FormData): FieldProblems {
  const password = textOf(data, 'password');
  const fields: FieldProblems = {};
  if (!isEmail(textOf(data, 'email').trim())) fields.email = 'invalidEmail';
  if (password.length < MIN_PASSWORD_LENGTH) fields.password = 'passwordTooShort';
  if (password !== textOf(data, 'confirmPassword')) fields.confirmPassword = 'passwordsDiffer';
  if (!data.has('gdprConsent')) fields.gdprConsent = 'privacyRequired';
  if (COMMUNICATIONS_REQUIRED && !data.has('marketingConsent')) {
    fields.marketingConsent = 'marketingRequired';
  }
  return {
    ...fields,
    ...emptyFields(data, ['firstName', 'lastName', 'email', 'password', 'confirmPassword']),
  };
}
