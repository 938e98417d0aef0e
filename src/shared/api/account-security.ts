import * as z from 'zod/mini';
import { emailAddress } from '../entities/email.ts';
import { MAX_LINE_LENGTH } from '../limits.ts';

/** Language of the notification e-mail. */
const locale = z._default(z.enum(['en', 'de']), 'en');
/** As the sign-up form takes it. */
const namePart = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LINE_LENGTH));
const done = z.strictObject({ success: z.literal(true) });

/**
 * Endpoints for the account itself. All but `change-name` need a recent sign-in, else 403
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
  /** Changes the member's name at the auth service and in the profile (product 8.12). */
  'change-name': {
    access: 'member',
    readOnly: false,
    limit: 'account',
    input: z.strictObject({ firstName: namePart, lastName: namePart }),
    /** The whole name, as the session hint keeps it. */
    output: z.strictObject({ name: z.string() }),
  },
} as const;
