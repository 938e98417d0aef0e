import type { EndpointRequest } from '#shared/api/contract.ts';
import { callApi } from '@/lib/api-client';

/**
 * Records an activity, also when the click leaves the page. Failures are ignored, an ended session's
 * too: the member keeps the page and what is on it (product 22.8).
 */
export async function recordActivity(
  type: EndpointRequest<'activity'>['type'],
  data: EndpointRequest<'activity'>['data'],
): Promise<void> {
  try {
    await callApi('activity', { type, ...(data && { data }) }, { keepalive: true });
  } catch {
    // Statistics are not worth an error message.
  }
}
