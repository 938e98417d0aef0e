import type { EndpointInput, EndpointOutput } from '#shared/api/contract.ts';
import type { SupportThreadView } from '#shared/api/support.ts';
import type { UserProfile } from '#shared/entities/profile.ts';
import type { SupportThread } from '#shared/entities/support-thread.ts';
import { ApiError } from '../api-error.ts';
import { supportReceipt, supportReport } from '../mail/support.ts';
import { supportLimits } from '../stores/call-limits.ts';
import { listThreadsOf, saveSupportMessage } from '../stores/support-threads.ts';
import { readEntitlement } from './entitlement.ts';

/** A member's threads, newest first; also of one whose membership has ended. */
export async function readThreads(
  uid: string,
  cursor: string | undefined,
): Promise<EndpointOutput<'support'>> {
  const { rows, next_cursor } = await listThreadsOf(uid, cursor);
  return { threads: rows.map(threadView), next_cursor };
}

/**
 * Takes a member's message, with a copy to the member and word to the operator (product 10.12). Only
 * premium members begin a thread; a former one can still answer in their own.
 *
 * @throws ApiError `premium-required`, and as {@link saveSupportMessage}
 */
export async function writeToSupport(
  profile: UserProfile,
  { text, thread, context, locale }: EndpointInput<'support-message'>,
  now: Date,
): Promise<EndpointOutput<'support-message'>> {
  const { id: user_id, email, name } = profile;
  const { isPremium: is_premium } = await readEntitlement(user_id, now);
  if (thread === undefined && !is_premium) {
    throw new ApiError('premium-required', 'This needs a premium membership.');
  }
  const saved = await saveSupportMessage(
    {
      text,
      thread: thread ?? null,
      begin: { context, locale },
      member: { user_id, email, name, is_premium },
    },
    (row) => [supportReceipt(row, email), supportReport(row)],
    supportLimits(user_id),
    now,
  );
  return { thread: threadView(saved), email };
}

/** What the member sees: no operator's name, and a day only while an answer is waited for. */
function threadView(thread: SupportThread): SupportThreadView {
  const { id, context, created_at, messages, done, due_on } = thread;
  const isWaiting = done === null && messages.at(-1)?.from === 'member';
  return {
    id,
    context,
    created_at,
    due_on: isWaiting ? due_on : null,
    messages: messages.map(({ at, from, text }) => ({ at, from, text })),
  };
}
