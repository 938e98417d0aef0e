import { z } from 'zod';
import { utcInstant } from './subscription.ts';

export * from './profile-status.ts';

/** `user_profiles/{uid}` (P section 3). `subscription_status: 'admin'` grants everything. */
export const userProfileSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  email: z.string(),
  name: z.string(),
  subscription_status: z.string().nullable(),
  created_at: utcInstant,
});

export type UserProfile = z.infer<typeof userProfileSchema>;
