import type { EndpointOutput, EndpointRequest } from '#shared/api/contract.ts';
import { freshFetcher } from './fresh-fetcher';
import { createFetcherStore } from './query';
import { callAsMember } from './session/member-api';

const { fetcher, countChange } = freshFetcher(() => callAsMember('support', {}));

/** The newest of the member's threads (product 10.12). */
export const $supportThreads = createFetcherStore<EndpointOutput<'support'>>(['support'], {
  fetcher,
});

/**
 * Sends a message and fetches the threads again where they are shown.
 *
 * @throws ApiError
 */
export async function sendToSupport(
  message: EndpointRequest<'support-message'>,
): Promise<EndpointOutput<'support-message'>> {
  const answer = await callAsMember('support-message', message);
  countChange();
  $supportThreads.revalidate();
  return answer;
}
