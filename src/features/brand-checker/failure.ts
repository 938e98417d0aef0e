import type { MutatorStore } from '@nanostores/query';
import { atom } from 'nanostores';
import { ApiError, type CallErrorCode } from '@/lib/api-client';
import { createMutatorStore } from '@/lib/query';
import type { PlatformError } from '#shared/api/brand-checker.ts';

/** What went wrong, for the banner (product 21.10). */
export interface Failure {
  kind: 'load' | 'create' | 'update' | 'delete' | 'test' | 'test-all' | 'partial' | 'export';
  code: CallErrorCode | null;
  platforms: PlatformError[];
}

/** The newest failure; null once it is dismissed or the next action begins. */
export const $failure = atom<Failure | null>(null);

/** Shows a failure in the banner. */
export function reportFailure(kind: Failure['kind'], error: unknown): void {
  const code = error instanceof ApiError ? error.code : null;
  $failure.set({ kind, code, platforms: [] });
}

/**
 * An action of the member. Its store answers true when it worked, and nothing when it failed, which is then in
 * the banner, or while it runs already.
 */
export function createAction<Input>(
  kind: Failure['kind'],
  action: (input: Input) => Promise<void>,
): MutatorStore<Input, boolean> {
  return createMutatorStore<Input, boolean>(
    async ({ data }) => {
      $failure.set(null);
      await action(data);
      return true;
    },
    { throttleCalls: true, onError: (error) => reportFailure(kind, error) },
  );
}
