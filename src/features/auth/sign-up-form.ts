import { signUpProblem, type SignUpProblem, type SignUpValues } from '#shared/rules/sign-up.ts';
import { emptyOf, inputOf, markInvalid, submitOf, whilePending } from './form-controls';
import { attempt } from './load-accounts';
import type { Say } from './messages';

const TEXT_FIELDS = ['firstName', 'lastName', 'email', 'password', 'confirmPassword'] as const;

/** The fields that each problem points at. */
const PROBLEM_FIELDS = {
  fieldsRequired: TEXT_FIELDS,
  passwordsDiffer: ['confirmPassword'],
  privacyRequired: ['gdprConsent'],
  marketingRequired: ['marketingConsent'],
} as const satisfies Record<SignUpProblem, readonly (keyof SignUpValues)[]>;

function valuesOf(form: HTMLFormElement): SignUpValues {
  return {
    firstName: inputOf(form, 'firstName').value,
    lastName: inputOf(form, 'lastName').value,
    email: inputOf(form, 'email').value,
    password: inputOf(form, 'password').value,
    confirmPassword: inputOf(form, 'confirmPassword').value,
    gdprConsent: inputOf(form, 'gdprConsent').checked,
    marketingConsent: inputOf(form, 'marketingConsent').checked,
  };
}

/** Asks in the dialog whether to send the confirmation again. */
function askToResend(dialog: HTMLDialogElement): Promise<boolean> {
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'resend'), {
      once: true,
    });
  });
}

/** Sign-up with its rules and messages (P sections 2, 5, 8). */
export function startSignUp(form: HTMLFormElement, dialog: HTMLDialogElement, say: Say): void {
  const submit = submitOf(form);
  const consents = [inputOf(form, 'gdprConsent'), inputOf(form, 'marketingConsent')];
  const allowSubmit = () => {
    submit.disabled = !consents.every((consent) => consent.checked);
  };

  async function offerResend({ email, password }: SignUpValues): Promise<void> {
    if (!(await askToResend(dialog))) {
      say({ key: 'existingDeclined' });
      return;
    }
    await attempt(
      say,
      async (accounts) => {
        await accounts.resendConfirmation(email.trim(), password);
        say({ key: 'resent' }, 'good');
      },
      (accounts, error) => accounts.resendMessage(error),
    );
  }

  async function signUp(): Promise<void> {
    say(null);
    const values = valuesOf(form);
    const problem = signUpProblem(values);
    if (problem) {
      markInvalid(
        form,
        problem === 'fieldsRequired' ? emptyOf(form, TEXT_FIELDS) : PROBLEM_FIELDS[problem],
      );
      say({ key: problem });
      return;
    }
    markInvalid(form);
    let isTaken = false;
    await attempt(
      say,
      async (accounts) => {
        const name = `${values.firstName.trim()} ${values.lastName.trim()}`;
        try {
          await accounts.signUp(name, values.email.trim(), values.password);
        } catch (error) {
          isTaken = accounts.authErrorCode(error) === 'auth/email-already-in-use';
          if (!isTaken) throw error;
          return;
        }
        form.reset();
        say({ key: 'signUpDone' }, 'good');
      },
      (accounts, error) => accounts.signUpMessage(error),
    );
    if (isTaken) await offerResend(values);
  }

  for (const consent of consents) consent.addEventListener('change', allowSubmit);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void whilePending(submit, signUp).then(allowSubmit);
  });
  allowSubmit();
}
