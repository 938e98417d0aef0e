import type { EndpointHandler } from '../call.ts';
import { importOwnPrompts } from '../stores/own-prompts.ts';
import { toView } from './own-prompts.ts';

export const importPrompts: EndpointHandler<'import-prompts'> = {
  run: async ({ input, member: { uid }, now }) => {
    const { added, duplicates } = await importOwnPrompts(uid, input.prompts, now);
    return { added: added.map(toView), duplicates };
  },
};
