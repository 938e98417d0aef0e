import type { EndpointHandler } from '../call.ts';
import { readLessonIndex } from '../usecases/lessons.ts';

export const lessons: EndpointHandler<'lessons'> = {
  run: ({ input, member, now }) => readLessonIndex(input.locale, member.uid, now),
  revalidates: true,
};
