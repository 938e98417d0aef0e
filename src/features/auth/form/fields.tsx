import { useState } from 'react';
import { Field } from '@/components/ui/Field';
import { fill } from '@/i18n/fill';
import { MAX_EMAIL_LENGTH, MAX_LINE_LENGTH, MIN_PASSWORD_LENGTH } from '#shared/limits.ts';
import type { FieldName, FormState } from './form-state';
import { textOfMessage, type FormStrings } from '../texts';

export interface FieldContext {
  state: FormState;
  strings: FormStrings;
}

/** The error message of a field, in the page's language. */
export function problemOf(name: FieldName, { state, strings }: FieldContext): string | undefined {
  const key = state.fields[name];
  return key && textOfMessage(strings, { key });
}

/** The account's e-mail address. */
export function EmailField(context: FieldContext) {
  return (
    <Field
      name="email"
      type="email"
      autoComplete="username"
      maxLength={MAX_EMAIL_LENGTH}
      required
      label={context.strings.fields.email}
      error={problemOf('email', context)}
    />
  );
}

/** First or last name. */
export function NameField({ name, ...context }: FieldContext & { name: 'firstName' | 'lastName' }) {
  return (
    <Field
      name={name}
      autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
      maxLength={MAX_LINE_LENGTH}
      required
      label={context.strings.fields[name]}
      error={problemOf(name, context)}
    />
  );
}

/** The password of an existing account. */
export function PasswordField(context: FieldContext) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Field
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        required
        label={context.strings.fields.password}
        error={problemOf('password', context)}
      />
      <ShowTyped {...context} isShown={isShown} onShow={setShown} />
    </>
  );
}

interface ShowTypedProps extends FieldContext {
  isShown: boolean;
  onShow: (isShown: boolean) => void;
}

/** Shows the passwords as they are typed (product 3.23). */
function ShowTyped({ strings, isShown, onShow }: ShowTypedProps) {
  return (
    <button
      type="button"
      className="link justify-self-start text-base sm:col-span-2"
      onClick={() => onShow(!isShown)}
    >
      {strings.fields[isShown ? 'hideTyped' : 'showTyped']}
    </button>
  );
}

/** A new password, typed twice. */
export function NewPasswordFields({
  label,
  ...context
}: FieldContext & { label: 'password' | 'newPassword' }) {
  const { fields } = context.strings;
  const [isShown, setShown] = useState(false);
  const shared = {
    type: isShown ? 'text' : 'password',
    autoComplete: 'new-password',
    required: true,
  };
  return (
    <>
      <Field
        {...shared}
        name="password"
        label={fields[label]}
        hint={fill(fields.passwordHint, { count: MIN_PASSWORD_LENGTH })}
        error={problemOf('password', context)}
      />
      <Field
        {...shared}
        name="confirmPassword"
        label={fields.confirmPassword}
        error={problemOf('confirmPassword', context)}
      />
      <ShowTyped {...context} isShown={isShown} onShow={setShown} />
    </>
  );
}
