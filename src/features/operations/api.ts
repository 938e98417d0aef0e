import { ApiError, type CallErrorCode } from '@/lib/api-client';
import { callAsMember } from '@/lib/session/member-api';
import type {
  OperationsAction,
  OperationsOutput,
  OperationsRequest,
} from '#shared/api/operations.ts';
import type { OperationsStrings } from './strings';

/** What a caller sends for one action, which the answer is known by. */
export type RequestOf<A extends OperationsAction> = OperationsRequest<A> & { action: A };

/**
 * Calls one action of the `operations` endpoint.
 *
 * @throws ApiError
 */
export async function operate<A extends OperationsAction>(
  request: RequestOf<A>,
): Promise<OperationsOutput<A>> {
  // The contract answers every action under its own name.
  return (await callAsMember('operations', request)) as OperationsOutput<A>;
}

function hasCode(error: unknown, code: CallErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}

/** Whether the operator has to sign in again first. */
export function isSignInTooOld(error: unknown): boolean {
  return hasCode(error, 'recent-sign-in-required');
}

/** Whether another operator changed something since this one looked. */
export function isChangedMeanwhile(error: unknown): boolean {
  return hasCode(error, 'changed-meanwhile');
}

/** Why an action failed, in the operator's language. */
export function failureText(error: unknown, strings: OperationsStrings['errors']): string {
  switch (error instanceof ApiError ? error.code : null) {
    case 'changed-meanwhile':
      return strings.changed;
    case 'too-many-requests':
      return strings.limited;
    case 'subscription-not-found':
      return strings.noSubscription;
    case 'entry-not-found':
      return strings.noOrder;
    case 'payment-provider-failed':
      return strings.stripe;
    case 'admin-required':
      return strings.noAccess;
    default:
      return strings.unknown;
  }
}
