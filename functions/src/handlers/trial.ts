import type { Handlers } from '../call.ts';
import { readOpenContent } from '../usecases/open-content.ts';
import { askTrial, readTrial, requireFreeMember } from '../usecases/trial-question.ts';

/** What a free member may see and try of what is sold. */
export const trialHandlers: Handlers<'trial-question' | 'open-content'> = {
  'trial-question': {
    run: async ({ input, member, profile, now }) => {
      await requireFreeMember(member.uid, profile, now);
      const { action } = input;
      return action === 'read'
        ? { action, ...(await readTrial(member, now)) }
        : { action, ...(await askTrial(member, input, now)) };
    },
  },
  'open-content': {
    run: ({ input, now }) => readOpenContent(input.locale, now),
    revalidates: true,
  },
};
