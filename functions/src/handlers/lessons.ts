import type { Handlers } from '../call.ts';
import { markLesson, readBuilderFilm, readLesson, readLessonIndex } from '../usecases/lessons.ts';

export const lessonHandlers: Handlers<'lessons' | 'lesson' | 'builder-film' | 'lesson-progress'> = {
  lessons: {
    run: ({ input, member, now }) => readLessonIndex(input.locale, member.uid, now),
    revalidates: true,
  },
  lesson: {
    run: async ({ input, now }) => ({ lesson: await readLesson(input.locale, input.key, now) }),
    revalidates: true,
  },
  'builder-film': {
    run: async ({ input, now }) => ({ video: await readBuilderFilm(input.locale, now) }),
    revalidates: true,
  },
  'lesson-progress': {
    run: ({ input, member, now }) => markLesson(member.uid, input, now),
  },
};
