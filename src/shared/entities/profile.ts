import { z } from 'zod';
import { utcInstant } from './subscription.ts';

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

/** Profile status that counts as an active premium subscription (P section 4). */
export const ADMIN_STATUS = 'admin';
