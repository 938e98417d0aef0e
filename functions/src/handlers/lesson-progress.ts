import type { EndpointHandler } from '../call.ts';
import { markLesson } from '../usecases/lessons.ts';

export const lessonProgress: EndpointHandler<'lesson-progress'> = {
  run: ({ input, member, now }) => markLesson(member.uid, input, now),
};
