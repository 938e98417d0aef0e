import type { EndpointInput } from '#shared/api/contract.ts';
import { expiryOf } from '#shared/rules/retention.ts';
import { database } from './database.ts';
import { createWithinLimits, type KeyedLimit } from './limited-rows.ts';

type ContactRequest = Omit<EndpointInput<'contact'>, 'website'>;

/**
 * Stores a contact request in `contact_requests/{id}`.
 *
 * @throws ApiError `too-many-requests` when one of the limits is used up; then nothing is stored
 */
export async function saveContactRequest(
  request: ContactRequest,
  limits: readonly KeyedLimit[],
  now: Date,
): Promise<void> {
  const ref = (await database()).collection('contact_requests').doc();
  const row = {
    ...request,
    id: ref.id,
    created_at: now.toISOString(),
    expires_at: expiryOf('contact_requests', now),
  };
  await createWithinLimits([{ ref, data: row }], limits, now);
}
