import * as z from 'zod/mini';
import { emailAddress } from '../entities/email.ts';

/** Language of the notification e-mail. */
const locale = z._default(z.enum(['en', 'de']), 'en');
const done = z.strictObject({ success: z.literal(true) });

/**
 * Endpoints for the security of an account. Both need a recent sign-in, else 403
 * `recent-sign-in-required`. The password is changed by the browser, with Firebase Auth.
 */
export const ACCOUNT_SECURITY_ENDPOINTS = {
  /** Ends every session of the account, including this browser's (product 8.6). */
  'end-sessions': {
    access: 'member',
    readOnly: false,
    limit: 'account',
    input: z.strictObject({ locale }),
    output: done,
  },
  /**
   * Sends a link to a new address; opening it changes the account's address (product 8.8). The
   * answer is the same for an address that is taken.
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
