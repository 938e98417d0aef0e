import * as z from 'zod/mini';
import { utcInstant } from './subscription.ts';

/** What a member did with the prompts, as the library shows it. */
export const listsSchema = z.object({
  favourites: z.array(z.string()),
  recent: z.array(z.object({ key: z.string(), used_at: utcInstant })),
});

/** `member_library/{uid}` */
export const memberLibrarySchema = z.extend(listsSchema, {
  user_id: z.string(),
  /** Ids of the prompts whose filled values are kept, the newest first. */
  filled: z.array(z.string()),
});

export type MemberLibrary = z.infer<typeof memberLibrarySchema>;

/** `prompt_values/{uid}_{prompt id}`: what a member filled into a prompt, by its variables. */
export const promptValuesSchema = z.object({
  user_id: z.string(),
  prompt_id: z.string(),
  values: z.record(z.string(), z.string()),
  updated_at: utcInstant,
});
