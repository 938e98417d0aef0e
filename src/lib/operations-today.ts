import { createFetcherStore } from '@/lib/query';
import type { OperationsToday } from '#shared/api/operations-today.ts';
import { ApiError } from './api-client';
import { freshFetcher } from './fresh-fetcher';
import { callAsMember } from './session/member-api';

const { fetcher, countChange } = freshFetcher(() => callAsMember('operations-today', {}));

/** The open items, for an admin with the operators' sign-in provider (product 29.15). */
export const $today = createFetcherStore<OperationsToday>(['operations-today'], { fetcher });

/** Call it after the server has answered a change. */
export function refreshToday(): void {
  countChange();
  $today.revalidate();
}

/** Whether an admin has signed in with another provider than operators must use. */
export function isSignedInOtherwise(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'operator-sign-in-required';
}
