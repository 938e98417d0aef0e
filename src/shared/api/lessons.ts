import * as z from 'zod/mini';
import { lessonEntrySchema, lessonSchema } from '../entities/lesson.ts';
import { recordingSchema } from '../entities/lesson-video.ts';
import { lessonProgressSchema } from '../entities/lesson-progress.ts';
import { MAX_ID_LENGTH } from '../limits.ts';

const lessonKey = z.string().check(z.regex(/^[a-z0-9-]+$/), z.maxLength(MAX_ID_LENGTH));

const lessonsInput = z.strictObject({ locale: z._default(z.enum(['en', 'de']), 'en') });

const lessonsOutput = z.strictObject({
  lessons: z.array(lessonEntrySchema),
  progress: lessonProgressSchema,
});

const lessonInput = z.strictObject({
  locale: z._default(z.enum(['en', 'de']), 'en'),
  key: lessonKey,
});

const lessonOutput = z.strictObject({ lesson: lessonSchema });

const lessonProgressInput = z.strictObject({
  key: lessonKey,
  read: z.optional(z.boolean()),
  watched: z.optional(z.boolean()),
});

const lessonProgressOutput = z.strictObject({ progress: lessonProgressSchema });

export const LESSON_ENDPOINTS = {
  /**
   * Published lessons of one language in their order, with the member's progress (product 20.1).
   */
  lessons: {
    access: 'premium',
    readOnly: true,
    limit: 'none',
    input: lessonsInput,
    output: lessonsOutput,
  },
  /** One lesson with its guide (product 20.4, 23.6). */
  lesson: {
    access: 'premium',
    readOnly: true,
    limit: 'none',
    input: lessonInput,
    output: lessonOutput,
  },
  /** The film above the Smart Prompt Builder, which is its lesson's (product 17.9). */
  'builder-film': {
    access: 'member',
    readOnly: true,
    limit: 'none',
    input: lessonsInput,
    output: z.strictObject({ video: recordingSchema }),
  },
  /** Marks a lesson as read or watched, or removes a mark (product 20.5). */
  'lesson-progress': {
    access: 'premium',
    readOnly: false,
    limit: 'account',
    input: lessonProgressInput,
    output: lessonProgressOutput,
  },
} as const;
