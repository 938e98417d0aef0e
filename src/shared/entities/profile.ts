import * as z from 'zod/mini';
import { utcInstant } from './subscription.ts';

/** Profile status that counts as an active premium subscription (product 4.4). */
export const ADMIN_STATUS = 'admin';

/** One consent of a member; see `ConsentRecord`. */
const consentRecordSchema = z.object({
  version: z.string(),
  agreed_at: utcInstant,
  withdrawn_at: z.nullable(utcInstant),
});

/** Consents by name; a name that is missing was never asked for. */
export const consentsSchema = z.object({
  privacy: z.optional(consentRecordSchema),
  communications: z.optional(consentRecordSchema),
});

/** Premium that an operator gave (product 29.6). */
export const complimentarySchema = z.object({
  granted_at: utcInstant,
  /** Null until an operator ends it. */
  ends_at: z.nullable(utcInstant),
});

export type Complimentary = z.infer<typeof complimentarySchema>;

/** A former address of the account: entries from it until that time belong to the member. */
const formerEmailSchema = z.object({ email: z.string(), until: utcInstant });

/** `user_profiles/{uid}`. `subscription_status: 'admin'` grants everything. */
export const userProfileSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  email: z.string(),
  former_emails: z._default(z.array(formerEmailSchema), []),
  /** Sessions that began earlier have ended (product 8.9). */
  sessions_valid_after: z._default(z.nullable(utcInstant), null),
  /** The account's new address still has to be sent to Stripe. */
  stripe_email_due: z._default(z.boolean(), false),
  name: z.string(),
  /** Sign-up metadata; null where the member came another way. */
  first_name: z._default(z.nullable(z.string()), null),
  last_name: z._default(z.nullable(z.string()), null),
  subscription_status: z.nullable(z.string()),
  complimentary: z._default(z.nullable(complimentarySchema), null),
  consents: z._default(consentsSchema, {}),
  /** Start of the current visit and of the one before; null before the first. */
  visit: z._default(
    z.nullable(z.object({ began_at: utcInstant, before: z.nullable(utcInstant) })),
    null,
  ),
  /** When the notice was sent that the unused account will be deleted (product 3.21). */
  deletion_notice_at: z._default(z.nullable(utcInstant), null),
  /** Language of e-mails that nobody asks for on a page: that of the last sign-in; null before. */
  locale: z._default(z.nullable(z.enum(['en', 'de'])), null),
  /** Whether the member gets the e-mail before a live Q&A (product 30.6). */
  event_reminders: z._default(z.boolean(), true),
  /** The event and start that the member was last reminded of. */
  reminded_of: z._default(z.nullable(z.string()), null),
  created_at: utcInstant,
});

export type UserProfile = z.infer<typeof userProfileSchema>;
