import { randomInt } from 'node:crypto';
import type { EndpointInput } from '../../../src/shared/api/contract.ts';
import { database } from './database.ts';
import { createWithinLimits, type KeyedLimit } from './limited-rows.ts';

/** Without letters and digits that are mistaken for each other on the telephone. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const REFERENCE_LENGTH = 10;

/**
 * Stores a notice in `contract_notices/{reference}`, as it was made and when it came.
 *
 * @returns the reference
 * @throws ApiError `too-many-requests` when one of the limits is used up; then nothing is stored
 */
export async function saveContractNotice(
  notice: EndpointInput<'contract-notice'>,
  limits: readonly KeyedLimit[],
  now: Date,
): Promise<string> {
  const reference = Array.from(
    { length: REFERENCE_LENGTH },
    () => ALPHABET[randomInt(ALPHABET.length)],
  ).join('');
  const ref = (await database()).collection('contract_notices').doc(reference);
  const row = { ...notice, id: reference, received_at: now.toISOString() };
  await createWithinLimits(ref, row, limits, now);
  return reference;
}
