import * as z from 'zod/mini';
import { emailAddress } from '../entities/email.ts';
import { MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '../limits.ts';
import { PHONE_PATTERN } from '../rules/form-fields.ts';

/** What the contact form sends (product 10.1). */
export const contactInput = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LINE_LENGTH)),
  email: emailAddress,
  phone: z.string().check(z.trim(), z.maxLength(MAX_LINE_LENGTH), z.regex(PHONE_PATTERN)),
  subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LINE_LENGTH)),
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_MESSAGE_LENGTH)),
  /** Stored questionnaire answers as indented JSON text (product 10.4). */
  questionnaire_answers: z.optional(z.string().check(z.maxLength(MAX_MESSAGE_LENGTH))),
  /** Of the page; the answer is in the same language. */
  locale: z._default(z.enum(['en', 'de']), 'en'),
  /** Honeypot: people never see it, so a value means a robot. */
  website: z.optional(z.string().check(z.maxLength(MAX_LINE_LENGTH))),
});

export const contactOutput = z.strictObject({
  success: z.literal(true),
  /** Whether a copy goes out by e-mail (product 10.15). */
  copied: z.boolean(),
});
