import {
  ownPromptSchema,
  type OwnPrompt,
  type StoredOwnPrompt,
} from '#shared/entities/own-prompt.ts';
import type { Handlers } from '../call.ts';
import { findLibrary } from '../stores/library-changes.ts';
import { changeListsOf, fillValues, findValues } from '../stores/member-library.ts';
import {
  createOwnPrompt,
  deleteOwnPrompt,
  importOwnPrompts,
  listOwnPrompts,
  updateOwnPrompt,
} from '../stores/own-prompts.ts';
import { readPrompt, readPromptIndex } from '../usecases/prompt-library.ts';

/** The prompt library, and what a member keeps of it and beside it. */
export const promptHandlers: Handlers<
  'prompts' | 'prompt' | 'member-library' | 'own-prompts' | 'import-prompts'
> = {
  prompts: {
    run: ({ input, now }) => readPromptIndex(input.locale, now),
    revalidates: true,
  },
  prompt: {
    run: async ({ input }) => ({ prompt: await readPrompt(input.locale, input.id) }),
    revalidates: true,
  },
  'member-library': {
    run: async ({ input, member: { uid }, now }) => {
      const { action } = input;
      switch (action) {
        case 'read': {
          const { favourites, recent } = await findLibrary(uid);
          return { action, favourites, recent };
        }
        case 'favourite':
        case 'use':
        case 'adopt': {
          const { favourites, recent } = await changeListsOf(uid, input, now);
          return { action, favourites, recent };
        }
        case 'values':
          return { action, id: input.id, values: await findValues(uid, input.id) };
        case 'fill': {
          const values = await fillValues(uid, input.id, input.values, now);
          return { action, id: input.id, values };
        }
      }
    },
  },
  'own-prompts': {
    run: async ({ input, member: { uid }, now }) => {
      const { action } = input;
      switch (action) {
        case 'list':
          return { action, prompts: (await listOwnPrompts(uid)).map(toView) };
        case 'create':
          return {
            action,
            prompt: toView(await createOwnPrompt(uid, input.id, input.prompt, now)),
          };
        case 'update':
          return { action, prompt: toView(await updateOwnPrompt(uid, input, now)) };
        case 'delete':
          await deleteOwnPrompt(uid, input, now);
          return { action, id: input.id };
      }
    },
  },
  'import-prompts': {
    run: async ({ input, member: { uid }, now }) => {
      const { added, duplicates } = await importOwnPrompts(uid, input.prompts, now);
      return { added: added.map(toView), duplicates };
    },
  },
};

/** A prompt without its owner. */
function toView(stored: StoredOwnPrompt): OwnPrompt {
  return ownPromptSchema.parse(stored);
}
