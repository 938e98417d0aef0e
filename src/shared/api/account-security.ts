import * as z from 'zod/mini';
import { emailAddress } from '../entities/email.ts';

/** Of the e-mail that tells of it. */
const locale = z._default(z.enum(['en', 'de']), 'en');
const done = z.strictObject({ success: z.literal(true) });

/**
 * What secures an account. Both calls need a sign-in of late, else 403 `recent-sign-in-required`. The
 * password is changed at Firebase Auth, by the browser.
 */
export const ACCOUNT_SECURITY_ENDPOINTS = {
  /** Ends every session of the account, this browser's too (product 8.6). */
  'end-sessions': {
    access: 'member',
    readOnly: false,
    limit: 'account',
    input: z.strictObject({ locale }),
    output: done,
  },
  /**
   * Mails a link to a new address, which becomes the account's once the link is opened (product 8.8).
   * The answer is the same for an address that is taken.
   */
  'change-email': {
    access: 'member',
    readOnly: false,
    limit: 'own',
    input: z.strictObject({
      email: emailAddress,
      locale,
    }),
    output: done,
  },
} as const;
