import type { Problems } from '@/components/ui/use-form';
import { isEmail } from '#shared/entities/email.ts';
import { fieldText, PHONE_PATTERN } from '#shared/rules/form-fields.ts';
import type { ContactTexts } from './contact-texts';

/**
 * Error messages by field for a contact request before it is sent, by the same rules as the
 * contract.
 */
export function contactProblems(data: FormData, errors: ContactTexts['errors']): Problems {
  const { missing } = errors;
  const problems: Problems = {};
  for (const name of ['name', 'email', 'phone', 'subject', 'message'] as const) {
    if (fieldText(data, name) === '') problems[name] = missing[name];
  }
  if (!isEmail(fieldText(data, 'email'))) problems['email'] ??= errors.email;
  if (!PHONE_PATTERN.test(fieldText(data, 'phone'))) problems['phone'] ??= errors.phone;
  if (!data.has('agreed')) problems['agreed'] = errors.termsText;
  return problems;
}
