import { z } from 'zod';
import { utcInstant } from './subscription.ts';

export * from './profile-status.ts';

/** `user_profiles/{uid}`. `subscription_status: 'admin'` grants everything. */
export const userProfileSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  email: z.string(),
  name: z.string(),
  /** Sign-up metadata; null where the member came another way. */
  first_name: z.string().nullable().default(null),
  last_name: z.string().nullable().default(null),
  subscription_status: z.string().nullable(),
  created_at: utcInstant,
});

export type UserProfile = z.infer<typeof userProfileSchema>;
