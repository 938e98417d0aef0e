import { useEffect } from 'react';
import { Field } from '@/components/ui/Field';
import { useForm, type Problems } from '@/components/ui/use-form';
import { fill } from '@/i18n/fill';
import { MIN_PASSWORD_LENGTH } from '#shared/limits.ts';
import { newPasswordProblem } from '#shared/rules/sign-up.ts';
import { FormFoot } from './FormFoot';
import type * as Password from './change-password';
import { problemOf } from './security-calls';
import type { SecurityStrings } from './Security';

interface ChangePasswordFormProps {
  strings: SecurityStrings;
  load: () => Promise<typeof Password>;
  onChanged: () => void;
  onDismiss: () => void;
}

/** The current password, and the new one twice. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { strings, load, onChanged, onDismiss } = props;
  const { password: texts } = strings;

  const check = (data: FormData): Problems => {
    if (textIn(data, 'current') === '') return { current: texts.currentMissing };
    const problem = newPasswordProblem(textIn(data, 'password'), textIn(data, 'repeated'));
    if (problem === null) return {};
    const field = problem === 'passwordTooShort' ? 'password' : 'repeated';
    return { [field]: texts[problem] };
  };
  /** Returns an empty string after success, else the error message. */
  const send = async (data: FormData): Promise<string> => {
    try {
      const { changePassword } = await load();
      await changePassword(textIn(data, 'current'), textIn(data, 'password'));
      onChanged();
      return '';
    } catch (error) {
      return refusalOf(error, strings);
    }
  };
  const { form, problems, outcome, isSending, formProps } = useForm({ check, send });
  // The form replaces a loading text, so it takes the focus.
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);

  const shared = { type: 'password', required: true, wrapperClassName: 'mt-4' };
  return (
    <form {...formProps} aria-busy={isSending}>
      <p className="text-soft">{texts.text}</p>
      <Field
        {...shared}
        name="current"
        autoComplete="current-password"
        label={texts.current}
        hint={texts.forgotten}
        error={problems['current']}
      />
      <Field
        {...shared}
        name="password"
        autoComplete="new-password"
        label={texts.new}
        hint={fill(texts.hint, { count: MIN_PASSWORD_LENGTH })}
        error={problems['password']}
      />
      <Field
        {...shared}
        name="repeated"
        autoComplete="new-password"
        label={texts.repeated}
        error={problems['repeated']}
      />
      <FormFoot
        problem={outcome}
        isPending={isSending}
        texts={texts}
        dismiss={strings.dismiss}
        onDismiss={onDismiss}
      />
    </form>
  );
}

function textIn(data: FormData, name: 'current' | 'password' | 'repeated'): string {
  const text = data.get(name);
  return typeof text === 'string' ? text : '';
}

/** The message for a Firebase error; Firebase's own messages only repeat the code. */
function refusalOf(error: unknown, { password, problems }: SecurityStrings): string {
  switch (error instanceof Error && 'code' in error ? error.code : null) {
    case 'auth/invalid-credential':
    case 'auth/wrong-password':
      return password.wrongCurrent;
    case 'auth/weak-password':
      return password.passwordTooShort;
    case 'auth/password-does-not-meet-requirements':
      return password.notAllowed;
    default:
      return problemOf(error, problems);
  }
}
