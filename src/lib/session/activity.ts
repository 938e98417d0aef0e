import type { EndpointRequest } from '#shared/api/contract.ts';
import { callAsMember } from './member-api';

/**
 * Records an activity, also when the click leaves the page. Failures are ignored (product 22.8).
 */
export async function recordActivity(
  type: EndpointRequest<'activity'>['type'],
  data: EndpointRequest<'activity'>['data'],
): Promise<void> {
  try {
    await callAsMember('activity', { type, ...(data && { data }) }, { keepalive: true });
  } catch {
    // Statistics are not worth an error message.
  }
}
