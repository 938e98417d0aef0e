import * as z from 'zod/mini';
import { utcInstant } from './subscription.ts';

/** When a member read a lesson's guide and watched its video. Removing a mark deletes it. */
export const lessonMarksSchema = z.strictObject({
  read_at: z.optional(utcInstant),
  watched_at: z.optional(utcInstant),
});

export type LessonMarks = z.infer<typeof lessonMarksSchema>;

/** By the lessons' keys. */
export const lessonProgressSchema = z.record(z.string(), lessonMarksSchema);

export type LessonProgress = z.infer<typeof lessonProgressSchema>;

/** `lesson_progress/{uid}`: at most one entry per published lesson. */
export const storedProgressSchema = z.object({
  user_id: z.string(),
  lessons: lessonProgressSchema,
  updated_at: utcInstant,
});
