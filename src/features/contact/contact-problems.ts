import type { Problems } from '@/components/ui/use-form';
import { isEmail } from '#shared/entities/email.ts';
import { fieldText, PHONE_PATTERN } from '#shared/rules/form-fields.ts';
import { fill } from '@/i18n/fill';
import type { ContactTexts } from './contact-texts';

/** The form's text fields, in their order. */
const FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const;

/**
 * Error messages by field for a contact request before it is sent, by the same rules as the
 * contract.
 */
export function contactProblems(data: FormData, errors: ContactTexts['errors']): Problems {
  const { missing } = errors;
  const problems: Problems = {};
  for (const name of FIELDS) {
    if (fieldText(data, name) === '') problems[name] = missing[name];
  }
  if (!isEmail(fieldText(data, 'email'))) problems['email'] ??= errors.email;
  if (!PHONE_PATTERN.test(fieldText(data, 'phone'))) problems['phone'] ??= errors.phone;
  if (!data.has('agreed')) problems['agreed'] = errors.termsText;
  return problems;
}

/** The message about a missing agreement, which names what else is wrong; null with an agreement. */
export function agreementMessage(
  { agreed, ...others }: Problems,
  { errors, form }: Pick<ContactTexts, 'errors' | 'form'>,
): string | null {
  if (agreed === undefined) return null;
  const [first] = FIELDS.filter((name) => others[name] !== undefined);
  if (first === undefined) return agreed;
  const { one, other } = errors.termsAndMore;
  const count = Object.keys(others).length;
  return fill(count === 1 ? one : other, { count, first: form[first] });
}
