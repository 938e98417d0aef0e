import { randomInt } from 'node:crypto';
import type { EndpointInput, EndpointOutput } from '#shared/api/contract.ts';
import { expiryOf } from '#shared/rules/retention.ts';
import { database } from './database.ts';
import { createWithinLimits, type KeyedLimit } from './limited-rows.ts';
import { outgoingMail, type Mail } from './outgoing-mail.ts';

/** Without letters and digits that are mistaken for each other on the telephone. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const REFERENCE_LENGTH = 10;

type Notice = EndpointInput<'contract-notice'>;
type Receipt = EndpointOutput<'contract-notice'>;

/**
 * Stores a notice in `contract_notices/{reference}`, as it was made and when it came, and together
 * with it the e-mail that confirms its receipt.
 *
 * @returns the receipt
 * @throws ApiError `too-many-requests` when one of the limits is used up; then nothing is stored
 */
export async function saveContractNotice(
  notice: Notice,
  confirmation: (receipt: Receipt) => Mail,
  limits: readonly KeyedLimit[],
  now: Date,
): Promise<Receipt> {
  const reference = Array.from(
    { length: REFERENCE_LENGTH },
    () => ALPHABET[randomInt(ALPHABET.length)],
  ).join('');
  const ref = (await database()).collection('contract_notices').doc(reference);
  const receipt: Receipt = { reference, received_at: now.toISOString() };
  const data = {
    ...notice,
    id: reference,
    received_at: receipt.received_at,
    expires_at: expiryOf('contract_notices', now),
  };
  const mail = await outgoingMail(confirmation(receipt), now);
  await createWithinLimits([{ ref, data }, mail], limits, now);
  return receipt;
}
