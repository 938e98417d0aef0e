import {
  needsRecentSignIn,
  type OperationsChange,
  type OperationsOutput,
} from '#shared/api/operations.ts';
import { OPERATOR_SIGN_IN_MS } from '#shared/limits.ts';
import type { Handlers } from '../call.ts';
import type { Operator } from '../stores/audit-log.ts';
import { countStripeCall } from '../stores/call-limits.ts';
import { removeEvent, saveEvent } from '../stores/events.ts';
import { setDone } from '../stores/handled-rows.ts';
import { answerRequest } from '../usecases/answer-request.ts';
import { answerThread } from '../usecases/answer-thread.ts';
import { readAuditedList } from '../usecases/audited-list.ts';
import { endComplimentary, grantComplimentary } from '../usecases/complimentary-premium.ts';
import { endMemberSessions } from '../usecases/end-member-sessions.ts';
import { readToday } from '../usecases/operations-today.ts';
import { requireRecentSignIn } from '../usecases/recent-sign-in.ts';
import { resendContract, resendReceipt } from '../usecases/resend-confirmation.ts';
import { resyncMember } from '../usecases/resync-member.ts';

/** The operator's page, for admins. */
export const operationsHandlers: Handlers<'operations' | 'operations-today'> = {
  operations: {
    run: async ({ input, member, now }) => {
      if (needsRecentSignIn(input)) requireRecentSignIn(member, OPERATOR_SIGN_IN_MS, now);
      const operator = { uid: member.uid, name: member.name, now };
      return 'export' in input ? readAuditedList(input, operator) : change(input, operator);
    },
  },
  'operations-today': { run: ({ now }) => readToday(now) },
};

async function change(
  input: OperationsChange,
  operator: Operator,
): Promise<OperationsOutput<OperationsChange['action']>> {
  const { action } = input;
  const { uid, now } = operator;
  switch (action) {
    case 'set-done':
      return { action, entry: await setDone(input, operator) };
    case 'answer-request':
      return { action, entry: await answerRequest(input, operator) };
    case 'answer-thread':
      return { action, entry: await answerThread(input, operator) };
    case 'resync':
      await countStripeCall(uid, now);
      return { action, entry: await resyncMember(input.uid, operator) };
    case 'resend-contract':
      return { action, entry: await resendContract(input.uid, operator) };
    case 'resend-receipt':
      return { action, entry: await resendReceipt(input.id, operator) };
    case 'grant':
      return { action, entry: await grantComplimentary(input, operator) };
    case 'end-grant':
      return { action, entry: await endComplimentary(input, operator) };
    case 'save-event':
      return { action, entry: await saveEvent(input, operator) };
    case 'remove-event':
      return { action, entry: await removeEvent(input, operator) };
    case 'end-sessions':
      return { action, entry: await endMemberSessions(input, operator) };
  }
}
