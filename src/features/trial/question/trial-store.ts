import { createFetcherStore, createMutatorStore } from '@/lib/query';
import { callAsMember } from '@/lib/session/member-api';
import type { EndpointOutput } from '#shared/api/contract.ts';
import { MODEL_CALL_TIMEOUT_MS } from '#shared/limits.ts';

/** Where the member's free question stands, with its answers. */
export const $trial = createFetcherStore<EndpointOutput<'trial-question'>>(['trial'], {
  fetcher: () => callAsMember('trial-question', { action: 'read' }),
});

interface TrialInput {
  brand: string;
  prompt: string;
}

/** Asks the question, one call at a time. */
export const $ask = createMutatorStore<TrialInput, boolean>(
  async ({ data }) => {
    $trial.mutate(
      await callAsMember(
        'trial-question',
        { action: 'ask', ...data },
        { timeoutMs: MODEL_CALL_TIMEOUT_MS },
      ),
    );
    return true;
  },
  {
    throttleCalls: true,
    onError: (error) => {
      console.error('Free question:', error);
      // The call may go on without this browser, or a limit may have been reached.
      $trial.revalidate();
    },
  },
);
