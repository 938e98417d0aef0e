import type { EndpointHandler } from '../call.ts';
import { deleteAccount as deleteWholeAccount } from '../usecases/delete-account.ts';

export const deleteAccount: EndpointHandler<'delete-account'> = {
  run: async ({ member, now }) => {
    await deleteWholeAccount(member.uid, now);
    return { success: true };
  },
};
