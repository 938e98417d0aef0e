import { ApiError, type CallErrorCode } from '@/lib/api-client';
import { callAsMember } from '@/lib/session/member-api';
import type {
  OperationsAction,
  OperationsOutput,
  OperationsRequest,
} from '#shared/api/operations.ts';
import type { OperationsStrings } from './strings';

/** The request of one action, by which the type of the answer is inferred. */
export type RequestOf<A extends OperationsAction> = OperationsRequest<A> & { action: A };

/**
 * Calls one action of the `operations` endpoint.
 *
 * @throws ApiError
 */
export async function operate<A extends OperationsAction>(
  request: RequestOf<A>,
): Promise<OperationsOutput<A>> {
  // The contract has an output for each action.
  return (await callAsMember('operations', request)) as OperationsOutput<A>;
}

function hasCode(error: unknown, code: CallErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}

/** Whether the operator has to sign in again first. */
export function isSignInTooOld(error: unknown): boolean {
  return hasCode(error, 'recent-sign-in-required');
}

/** Whether another operator has changed the row meanwhile. */
export function isChangedMeanwhile(error: unknown): boolean {
  return hasCode(error, 'changed-meanwhile');
}

/** The message for a failed action, in the operator's language. */
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
