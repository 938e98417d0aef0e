import type { EndpointHandler } from '../call.ts';
import { readPrompt } from '../usecases/prompt-library.ts';

export const prompt: EndpointHandler<'prompt'> = {
  run: async ({ input, now }) => ({ prompt: await readPrompt(input.locale, input.id, now) }),
  revalidates: true,
};
