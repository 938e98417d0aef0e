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
  return (
    <Field
      name="password"
      type="password"
      autoComplete="current-password"
      required
      label={context.strings.fields.password}
      error={problemOf('password', context)}
    />
  );
}

/** A new password, typed twice. */
export function NewPasswordFields({
  label,
  ...context
}: FieldContext & { label: 'password' | 'newPassword' }) {
  const { fields } = context.strings;
  const shared = { type: 'password', autoComplete: 'new-password', required: true };
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
    </>
  );
}
