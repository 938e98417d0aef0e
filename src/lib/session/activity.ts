import type { EndpointRequest } from '#shared/api/contract.ts';
import { callAsMember } from './member-api';

/** Records an activity; a failure stays silent, the member's click goes on (product 22.8). */
export async function recordActivity(
  type: EndpointRequest<'activity'>['type'],
  data: EndpointRequest<'activity'>['data'],
): Promise<void> {
  try {
    await callAsMember('activity', { type, ...(data && { data }) }, { timeoutMs: 2_000 });
  } catch {
    // Statistics are not worth an error message.
  }
}
