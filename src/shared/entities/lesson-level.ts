/**
 * What a lesson asks of its reader, in the order of the filter (product 20.1). Apart from the
 * schemas, so that the page does not load the library that they are written with.
 */
export const LESSON_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;

export type LessonLevel = (typeof LESSON_LEVELS)[number];
