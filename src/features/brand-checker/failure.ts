import type { MutatorStore } from '@nanostores/query';
import { atom } from 'nanostores';
import { ApiError, type CallErrorCode } from '@/lib/api-client';
import { createMutatorStore } from '@/lib/query';
import type { MissingAnswer } from './server-state';

/** A failure for the banner (product 21.10). */
export interface Failure {
  kind: 'load' | 'create' | 'update' | 'delete' | 'test' | 'test-all' | 'partial' | 'export';
  code: CallErrorCode | null;
  platforms: MissingAnswer[];
}

/** The latest failure; null after it is dismissed or the next action begins. */
export const $failure = atom<Failure | null>(null);

export function logFailure(error: unknown): void {
  console.error('Brand Checker:', error);
}

/** Logs a failure and shows it in the banner. */
export function reportFailure(kind: Failure['kind'], error: unknown): void {
  logFailure(error);
  const code = error instanceof ApiError ? error.code : null;
  $failure.set({ kind, code, platforms: [] });
}

interface ActionOptions {
  /**
   * Calls wait for each other, for a choice that can be made in several rows: each answer is the whole
   * list, and the last one has all changes.
   */
  inTurn?: boolean;
}

/**
 * A mutator store for an action of the member. `mutate` resolves to true after success. It resolves
 * to undefined after a failure, which the banner shows, and, unless calls wait for each other, while
 * the action is already running.
 */
export function createAction<Input>(
  kind: Failure['kind'],
  action: (input: Input) => Promise<void>,
  { inTurn = false }: ActionOptions = {},
): MutatorStore<Input, boolean> {
  let earlier: Promise<unknown> = Promise.resolve();
  return createMutatorStore<Input, boolean>(
    async ({ data }) => {
      $failure.set(null);
      const own = earlier.then(() => action(data));
      earlier = own.catch(() => undefined);
      await own;
      return true;
    },
    { throttleCalls: !inTurn, onError: (error) => reportFailure(kind, error) },
  );
}
