import { z } from 'zod';
import { MAX_EMAIL_LENGTH, MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '../limits.ts';
import { EMAIL_PATTERN, PHONE_PATTERN } from '../rules/form-fields.ts';

/** What the contact form sends (product 10.1). */
export const contactInput = z.strictObject({
  name: z.string().trim().min(1).max(MAX_LINE_LENGTH),
  email: z.email({ pattern: EMAIL_PATTERN }).max(MAX_EMAIL_LENGTH),
  phone: z.string().trim().max(MAX_LINE_LENGTH).regex(PHONE_PATTERN),
  subject: z.string().trim().min(1).max(MAX_LINE_LENGTH),
  message: z.string().trim().min(1).max(MAX_MESSAGE_LENGTH),
  /** Stored questionnaire answers as indented JSON text (product 10.4). */
  questionnaire_answers: z.string().max(MAX_MESSAGE_LENGTH).optional(),
  /** Honeypot: people never see it, so a value means a robot. */
  website: z.string().max(MAX_LINE_LENGTH).optional(),
});
