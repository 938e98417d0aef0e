import { ApiError } from '@/lib/api-client';
import { callAsMember } from '@/lib/session/member-api';
import type {
  OperationsAction,
  OperationsOutput,
  OperationsRequest,
} from '#shared/api/operations.ts';
import type { OperationsStrings } from './strings';

/**
 * Calls one action of the `operations` endpoint.
 *
 * @throws ApiError
 */
export async function operate<A extends OperationsAction>(
  request: OperationsRequest<A> & { action: A },
): Promise<OperationsOutput<A>> {
  // The contract answers every action under its own name.
  return (await callAsMember('operations', request)) as OperationsOutput<A>;
}

/** Whether another operator changed something since this one looked. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'changed-meanwhile';
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
