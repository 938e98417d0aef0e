import { RECENT_SIGN_IN_MS } from '#shared/limits.ts';
import { ApiError } from '../api-error.ts';
import type { EndpointHandler } from '../call.ts';
import { deleteAccount as deleteWholeAccount } from '../usecases/delete-account.ts';

export const deleteAccount: EndpointHandler<'delete-account'> = {
  run: async ({ member, now }) => {
    if (now.getTime() - member.signedInAt > RECENT_SIGN_IN_MS) {
      throw new ApiError('recent-sign-in-required', 'Please sign in again first.');
    }
    await deleteWholeAccount(member, now);
    return { success: true };
  },
};
