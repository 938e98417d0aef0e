import * as z from 'zod/mini';
import { utcInstant } from './subscription.ts';

/** A member's lists of prompts. */
export const listsSchema = z.object({
  favourites: z.array(z.string()),
  recent: z.array(z.object({ key: z.string(), used_at: utcInstant })),
});

/** `member_library/{uid}` */
export const memberLibrarySchema = z.extend(listsSchema, {
  user_id: z.string(),
  /** Ids of the prompts with stored values, newest first. */
  filled: z.array(z.string()),
});

export type MemberLibrary = z.infer<typeof memberLibrarySchema>;

/** `prompt_values/{uid}_{prompt id}`: a member's values for a prompt, by variable. */
export const promptValuesSchema = z.object({
  user_id: z.string(),
  prompt_id: z.string(),
  values: z.record(z.string(), z.string()),
  updated_at: utcInstant,
});
