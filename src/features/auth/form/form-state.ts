import type { AuthMessage, MessageKey } from '../auth-errors';

export type FieldName =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'password'
  | 'confirmPassword'
  | 'gdprConsent'
  | 'marketingConsent';

/** Error messages by field. */
export type FieldProblems = Partial<Record<FieldName, MessageKey>>;

/** What a form shows after its last action. */
export interface FormState {
  message: AuthMessage | null;
  tone: 'error' | 'good';
  fields: FieldProblems;
  /** The outcome of the action, where the form has a next step for it. */
  outcome?: 'not-confirmed' | 'taken' | 'sent';
  /** The address to which a confirmation was sent. */
  email?: string;
}

export const UNTOUCHED: FormState = { message: null, tone: 'good', fields: {} };

/** The field to which a message belongs. */
const FIELD_OF: Partial<Record<MessageKey, FieldName>> = {
  invalidEmail: 'email',
  emailNeededForReset: 'email',
  emailNeededForResend: 'email',
  passwordTooShort: 'password',
  passwordsDiffer: 'confirmPassword',
  resetPasswordsDiffer: 'confirmPassword',
  privacyRequired: 'gdprConsent',
  marketingRequired: 'marketingConsent',
};

export function failed(message: AuthMessage, fields?: FieldProblems): FormState {
  const field = FIELD_OF[message.key];
  return { message, tone: 'error', fields: fields ?? (field ? { [field]: message.key } : {}) };
}

export function succeeded(key: MessageKey): FormState {
  return { message: { key }, tone: 'good', fields: {} };
}

/** The text of a field; a missing one is empty. */
export function textOf(data: FormData, name: FieldName): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** Problems of the named fields that are empty or blank. */
export function emptyFields(data: FormData, names: readonly FieldName[]): FieldProblems {
  const empty = names.filter((name) => textOf(data, name).trim() === '');
  return Object.fromEntries(empty.map((name) => [name, 'fieldRequired']));
}
