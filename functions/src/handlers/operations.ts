import type { EndpointHandler } from '../call.ts';
import { countStripeCall } from '../stores/call-limits.ts';
import { listContactRequests } from '../stores/contact-requests.ts';
import { listEntries } from '../stores/audit-log.ts';
import { setDone } from '../stores/handled-rows.ts';
import { endComplimentary, grantComplimentary } from '../usecases/complimentary-premium.ts';
import {
  listFailures,
  listMembers,
  listMoney,
  listNotices,
  listRunStates,
  listUse,
} from '../usecases/operator-lists.ts';
import { resendContract, resendReceipt } from '../usecases/resend-confirmation.ts';
import { resyncMember } from '../usecases/resync-member.ts';

export const operations: EndpointHandler<'operations'> = {
  run: async ({ input, member: { uid, name }, now }) => {
    const operator = { uid, name, now };
    const { action } = input;
    switch (action) {
      case 'contact-requests':
        return { action, ...(await listContactRequests(input)) };
      case 'contract-notices':
        return { action, ...(await listNotices(input)) };
      case 'members':
        return { action, ...(await listMembers(input, now)) };
      case 'payments':
        return { action, ...(await listMoney(input)) };
      case 'webhook-failures':
        return { action, ...(await listFailures(input)) };
      case 'quota':
        return { action, ...(await listUse(input, now)) };
      case 'runs':
        return { action, ...(await listRunStates(input)) };
      case 'audit-log':
        return { action, ...(await listEntries(input)) };
      case 'set-done':
        return { action, entry: await setDone(input, operator) };
      case 'resync':
        await countStripeCall(uid, now);
        return { action, entry: await resyncMember(input.uid, operator) };
      case 'resend-contract':
        await countStripeCall(uid, now);
        return { action, entry: await resendContract(input.uid, operator) };
      case 'resend-receipt':
        return { action, entry: await resendReceipt(input.id, operator) };
      case 'grant':
        return { action, entry: await grantComplimentary(input, operator) };
      case 'end-grant':
        return { action, entry: await endComplimentary(input, operator) };
    }
  },
};
