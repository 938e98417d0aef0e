import { MIN_PASSWORD_LENGTH } from '../limits.ts';
import { COMMUNICATIONS_REQUIRED } from './consents.ts';

/** The fields of the sign-up form (product 3.2). */
export interface SignUpValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
  gdprConsent: boolean;
  marketingConsent: boolean;
}

export type SignUpProblem =
  'fieldsRequired' | 'passwordsDiffer' | 'privacyRequired' | 'marketingRequired';

/**
 * The first rule that a sign-up breaks, or null (product 3.3). There is no rule for the password's
 * length here: that one is the auth service's.
 *
 * @param communicationsRequired the owner's setting
 */
export function signUpProblem(
  values: SignUpValues,
  communicationsRequired = COMMUNICATIONS_REQUIRED,
): SignUpProblem | null {
  const { firstName, lastName, email, password, confirmPassword } = values;
  const required = [firstName.trim(), lastName.trim(), email.trim(), password, confirmPassword];
  if (required.includes('')) return 'fieldsRequired';
  if (password !== confirmPassword) return 'passwordsDiffer';
  if (!values.gdprConsent) return 'privacyRequired';
  if (communicationsRequired && !values.marketingConsent) return 'marketingRequired';
  return null;
}

export type NewPasswordProblem = 'resetPasswordsDiffer' | 'passwordTooShort';

/** The first rule that a new password breaks on the reset page, or null (product 3.13). */
export function newPasswordProblem(password: string, confirmed: string): NewPasswordProblem | null {
  if (password !== confirmed) return 'resetPasswordsDiffer';
  if (password.length < MIN_PASSWORD_LENGTH) return 'passwordTooShort';
  return null;
}
