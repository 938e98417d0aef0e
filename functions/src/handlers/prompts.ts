import type { EndpointHandler } from '../call.ts';
import { readPromptIndex } from '../usecases/prompt-library.ts';

export const prompts: EndpointHandler<'prompts'> = {
  run: ({ input, now }) => readPromptIndex(input.locale, now),
  revalidates: true,
};
