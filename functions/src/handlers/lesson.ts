import type { EndpointHandler } from '../call.ts';
import { readLesson } from '../usecases/lessons.ts';

export const lesson: EndpointHandler<'lesson'> = {
  run: async ({ input, now }) => ({ lesson: await readLesson(input.locale, input.key, now) }),
  revalidates: true,
};
