import { z } from 'zod';
import { lessonEntrySchema, lessonSchema } from '../entities/lesson.ts';
import { lessonProgressSchema } from '../entities/lesson-progress.ts';
import { MAX_ID_LENGTH } from '../limits.ts';

const lessonKey = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .max(MAX_ID_LENGTH);

export const lessonsOutput = z.strictObject({
  lessons: z.array(lessonEntrySchema),
  progress: lessonProgressSchema,
});

export const lessonInput = z.strictObject({
  locale: z.enum(['en', 'de']).default('en'),
  key: lessonKey,
});

export const lessonOutput = z.strictObject({ lesson: lessonSchema });

export const lessonProgressInput = z.strictObject({
  key: lessonKey,
  read: z.boolean().optional(),
  watched: z.boolean().optional(),
});

export const lessonProgressOutput = z.strictObject({ progress: lessonProgressSchema });
