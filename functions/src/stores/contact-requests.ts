import type { EndpointInput } from '#shared/api/contract.ts';
import { contactRequestSchema, type StoredContactRequest } from '#shared/entities/handled.ts';
import { expiryOf } from '#shared/rules/retention.ts';
import type { Mail } from '../mail/compose.ts';
import { normalizeEmail } from './normalize-email.ts';
import { database } from './database.ts';
import { createWithinLimits, type Limits } from './rate-limited-writes.ts';
import { newestOpen, readPage, type Page, type PageRequest } from './pages.ts';
import { mailRow } from './outgoing-mail.ts';

export type ContactRequest = Omit<EndpointInput<'contact'>, 'website'>;

/**
 * Stores a contact request in `contact_requests/{id}` and queues the e-mail to the operator, in one
 * transaction (product 10.7).
 *
 * @throws ApiError `too-many-requests` when one of the limits is used up; then nothing is stored
 */
export async function saveContactRequest(
  request: ContactRequest,
  report: Mail,
  limits: Limits,
  now: Date,
): Promise<void> {
  const db = await database();
  const ref = db.collection('contact_requests').doc();
  const data = {
    ...request,
    email: normalizeEmail(request.email),
    id: ref.id,
    created_at: now.toISOString(),
    done: null,
    expires_at: expiryOf('contact_requests', now),
  };
  await createWithinLimits([{ ref, data }, mailRow(db, report, now)], limits, now);
}

export async function listContactRequests(
  page: PageRequest & { open: boolean },
): Promise<Page<StoredContactRequest>> {
  const requests = (await database()).collection('contact_requests');
  return readPage(contactRequestSchema, newestOpen(requests, 'created_at', page.open), page);
}
