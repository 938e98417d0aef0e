import { ENDPOINTS, type EndpointContract, type EndpointName } from '#shared/api/contract.ts';
import {
  countAccountCall,
  countCall,
  countImport,
  countStripeCall,
  signInLimit,
} from '../stores/call-limits.ts';
import type { Member } from '../call.ts';

/**
 * Counts a call whose body takes time to parse, before that is done.
 *
 * @throws ApiError `too-many-requests`
 */
export async function countBeforeParsing(
  name: EndpointName,
  member: Member | null,
  now: Date,
): Promise<void> {
  const { limit }: EndpointContract = ENDPOINTS[name];
  if (limit === 'import' && member !== null) await countImport(member.uid, now);
}

/**
 * Counts a call against the limit of its contract row, for all instances together (product 25.6).
 *
 * @throws ApiError `too-many-requests`
 */
export async function countInStore(
  name: EndpointName,
  { member, address }: { member: Member | null; address: string },
  now: Date,
): Promise<void> {
  const { limit }: EndpointContract = ENDPOINTS[name];
  if (limit === 'stripe' && member !== null) await countStripeCall(member.uid, now);
  if (limit === 'account' && member !== null) await countAccountCall(member.uid, now);
  if (limit === 'sign-in') await countCall(signInLimit(address), now);
}
