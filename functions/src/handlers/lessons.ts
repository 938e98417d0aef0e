import type { Handlers } from '../call.ts';
import { markLesson, readLesson, readLessonIndex } from '../usecases/lessons.ts';

export const lessonHandlers: Handlers<'lessons' | 'lesson' | 'lesson-progress'> = {
  lessons: {
    run: ({ input, member, now }) => readLessonIndex(input.locale, member.uid, now),
    revalidates: true,
  },
  lesson: {
    run: async ({ input, now }) => ({ lesson: await readLesson(input.locale, input.key, now) }),
    revalidates: true,
  },
  'lesson-progress': {
    run: ({ input, member, now }) => markLesson(member.uid, input, now),
  },
};
