import * as z from 'zod/mini';
import { MAX_EMAIL_LENGTH } from '../limits.ts';

/** An e-mail address as every call takes it. */
export const emailAddress = z.email().check(z.maxLength(MAX_EMAIL_LENGTH));

/**
 * Whether a text is an e-mail address, for forms. Uses only Zod's pattern, which adds nothing to a
 * page's size.
 */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && z.regexes.email.test(text);
}
