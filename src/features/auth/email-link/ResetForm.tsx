import { useMemo, useRef } from 'react';
import { newPasswordProblem } from '#shared/rules/sign-up.ts';
import { AuthForm } from '../form/AuthForm';
import { passwordUpdateMessage } from '../auth-errors';
import { NewPasswordFields } from '../form/fields';
import { FormMessage } from '../form/FormMessage';
import { failed, textOf, UNTOUCHED } from '../form/form-state';
import { IntentButton } from '../form/IntentButton';
import { attempt, type LoadAccounts } from '../load-accounts';
import { codeOfLink } from './email-link';
import type { AuthStrings, FormStrings } from '../texts';
import { useAuthForm, type FormAction } from '../form/use-auth-form';

interface ResetFormProps {
  strings: FormStrings & Pick<AuthStrings, 'reset'>;
  load: LoadAccounts;
  onSaved: () => void;
}

/** The new password, typed twice. */
export function ResetForm({ strings, load, onSaved }: ResetFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const action = useMemo(() => saveAction(load, onSaved), [load, onSaved]);
  const { state, pending, submit } = useAuthForm(action);
  return (
    <AuthForm {...{ form, state, pending, submit }}>
      <NewPasswordFields label="newPassword" {...{ state, strings }} />
      <IntentButton
        variant="signal"
        intent="save"
        label={strings.reset.submit}
        pendingLabel={strings.reset.pending}
        pending={pending}
      />
      <FormMessage state={pending === null ? state : UNTOUCHED} strings={strings} />
    </AuthForm>
  );
}

function saveAction(load: LoadAccounts, onSaved: () => void): FormAction {
  return async (_, data) => {
    const password = textOf(data, 'password');
    const problem = newPasswordProblem(password, textOf(data, 'confirmPassword'));
    if (problem) return failed({ key: problem });
    return attempt(
      load,
      async (accounts) => {
        await accounts.resetPassword(codeOfLink(), password);
        onSaved();
        return UNTOUCHED;
      },
      passwordUpdateMessage,
    );
  };
}
