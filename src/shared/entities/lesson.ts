import * as z from 'zod/mini';
import { guideNodeSchema } from './guide.ts';
import { lessonVideoSchema } from './lesson-video.ts';
import { utcInstant } from './subscription.ts';

/** Levels of difficulty, in the order of the filter (product 20.1). */
export const LESSON_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;

export type LessonLevel = (typeof LESSON_LEVELS)[number];

/** The tools that a lesson can be about, by the names of their routes. */
export const LESSON_TOOLS = [
  'brandChecker',
  'smartBuilder',
  'promptLibrary',
  'promptBuilder',
  'periodicTable',
] as const;

/** What a list shows of a lesson (product 20.1). */
export const lessonEntrySchema = z.object({
  /** The file's name, the same in both languages: its address and the key of its progress. */
  key: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(LESSON_LEVELS),
  /** Reading time of the guide, counted from its words. */
  minutes: z.int().check(z.positive()),
  tool: z.enum(LESSON_TOOLS),
  featured: z.boolean(),
  isNew: z.boolean(),
  video: z.nullable(lessonVideoSchema),
});

export type LessonEntry = z.infer<typeof lessonEntrySchema>;

/** A lesson with its guide. Empty where a document is older than the two sentences. */
export const lessonSchema = z.extend(lessonEntrySchema, {
  /** What the reader can do afterwards. */
  goal: z._default(z.string(), ''),
  /** How the reader knows that it worked. */
  pass_mark: z._default(z.string(), ''),
  guide: z.array(guideNodeSchema),
});

export type Lesson = z.infer<typeof lessonSchema>;

/**
 * `lessons/{key}.{language}`: one document per lesson and language. Only the functions read them,
 * because guides and links are for premium members (product 23.6).
 */
export const storedLessonSchema = z.extend(lessonSchema, {
  id: z.string(),
  language: z.enum(['en', 'de']),
  order: z.int().check(z.positive()),
  status: z.enum(['published', 'archived']),
  /** Every member may open it, not only premium ones (product 20.8). */
  open: z._default(z.boolean(), false),
  created_at: utcInstant,
});

export type StoredLesson = z.infer<typeof storedLessonSchema>;
