import type { Dictionary } from '@/i18n/dictionaries';
import { fill } from '@/i18n/fill';
import { SITE } from '@/site.config';
import type { AuthMessage } from './auth-errors';

export type AuthStrings = Dictionary['auth'];

/** The texts of the sign-in page; those of the deletion come from the account settings. */
export type LoginStrings = Omit<
  AuthStrings,
  'meta' | 'reset' | 'confirm' | 'newAddress' | 'oldAddress'
> & {
  deletion: Pick<
    Dictionary['account']['deletion'],
    'confirm' | 'pending' | 'succeeded' | 'refunded' | 'failed'
  >;
};

/** The texts that every form here needs. */
export type FormStrings = Pick<AuthStrings, 'fields' | 'messages' | 'reasons'>;

/** A message in the page's language. */
export function textOfMessage(
  { messages, reasons }: Pick<FormStrings, 'messages' | 'reasons'>,
  { key, reason }: AuthMessage,
): string {
  return fill(messages[key], { message: reasons[reason ?? 'other'], email: SITE.email });
}
