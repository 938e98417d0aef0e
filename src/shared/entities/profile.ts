import { z } from 'zod';
import { utcInstant } from './subscription.ts';

export * from './profile-status.ts';

/** One consent of a member; see `ConsentRecord`. */
const consentRecordSchema = z.object({
  version: z.string(),
  agreed_at: utcInstant,
  withdrawn_at: utcInstant.nullable(),
});

/** Consents by name; a name that is missing was never asked for. */
export const consentsSchema = z.object({
  privacy: consentRecordSchema.optional(),
  communications: consentRecordSchema.optional(),
});

/** Premium that an operator gave (product 29.6). */
export const complimentarySchema = z.object({
  granted_at: utcInstant,
  /** Null for as long as nobody ends it. */
  ends_at: utcInstant.nullable(),
});

export type Complimentary = z.infer<typeof complimentarySchema>;

/** An address that the account once had: what came from it until then is the member's. */
const formerEmailSchema = z.object({ email: z.string(), until: utcInstant });

/** `user_profiles/{uid}`. `subscription_status: 'admin'` grants everything. */
export const userProfileSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  email: z.string(),
  former_emails: z.array(formerEmailSchema).default([]),
  /** Sessions that began earlier are over, as far as the member was told (product 8.9). */
  sessions_valid_after: utcInstant.nullable().default(null),
  /** Stripe's customer does not have the account's new address yet. */
  stripe_email_due: z.boolean().default(false),
  name: z.string(),
  /** Sign-up metadata; null where the member came another way. */
  first_name: z.string().nullable().default(null),
  last_name: z.string().nullable().default(null),
  subscription_status: z.string().nullable(),
  complimentary: complimentarySchema.nullable().default(null),
  consents: consentsSchema.default({}),
  /** When the visit began that goes on, and the one before it; null before the first. */
  visit: z.object({ began_at: utcInstant, before: utcInstant.nullable() }).nullable().default(null),
  created_at: utcInstant,
});

export type UserProfile = z.infer<typeof userProfileSchema>;
