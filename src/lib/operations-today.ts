import { createFetcherStore } from '@/lib/query';
import type { OperationsToday } from '#shared/api/operations-today.ts';
import { ApiError } from './api-client';
import { freshFetcher } from './fresh-fetcher';
import { callAsMember } from './session/member-api';

const { fetcher, countChange } = freshFetcher(() => callAsMember('operations-today', {}));

/** What is open, for an admin who signed in as operators do (product 29.15). */
export const $today = createFetcherStore<OperationsToday>(['operations-today'], { fetcher });

/** To be called when the server has answered a change. */
export function refreshToday(): void {
  countChange();
  $today.revalidate();
}

/** Whether an admin has signed in in another way than operators must. */
export function isSignedInOtherwise(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'operator-sign-in-required';
}
