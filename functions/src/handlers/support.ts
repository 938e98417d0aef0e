import type { Handlers } from '../call.ts';
import { readThreads, writeToSupport } from '../usecases/support.ts';

/** "Write to us" in the members' area. */
export const supportHandlers: Handlers<'support' | 'support-message'> = {
  support: { run: ({ input, member }) => readThreads(member.uid, input.cursor) },
  'support-message': { run: ({ input, profile, now }) => writeToSupport(profile, input, now) },
};
