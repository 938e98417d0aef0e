import {
  ownPromptSchema,
  type OwnPrompt,
  type StoredOwnPrompt,
} from '#shared/entities/own-prompt.ts';
import type { EndpointHandler } from '../call.ts';
import {
  createOwnPrompt,
  deleteOwnPrompt,
  listOwnPrompts,
  updateOwnPrompt,
} from '../stores/own-prompts.ts';

export const ownPrompts: EndpointHandler<'own-prompts'> = {
  run: async ({ input, member: { uid }, now }) => {
    const { action } = input;
    switch (action) {
      case 'list':
        return { action, prompts: (await listOwnPrompts(uid)).map(toView) };
      case 'create':
        return { action, prompt: toView(await createOwnPrompt(uid, input.id, input.prompt, now)) };
      case 'update':
        return { action, prompt: toView(await updateOwnPrompt(uid, input, now)) };
      case 'delete':
        await deleteOwnPrompt(uid, input, now);
        return { action, id: input.id };
    }
  },
};

/** A prompt without its owner. */
export function toView(stored: StoredOwnPrompt): OwnPrompt {
  return ownPromptSchema.parse(stored);
}
