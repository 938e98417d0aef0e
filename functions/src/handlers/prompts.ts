import type { EndpointHandler } from '../call.ts';
import { readLibrary } from '../usecases/prompt-library.ts';

export const prompts: EndpointHandler<'prompts'> = {
  run: ({ input, now }) => readLibrary(input.locale, now),
  revalidates: true,
};
