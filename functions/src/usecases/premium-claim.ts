import { setPremiumClaim } from '../gateways/auth.ts';
import { readEntitlement } from './entitlement.ts';

/** More rounds than changes that can meet within one; a limit only against a fault of our own. */
const MAX_ROUNDS = 10;

/**
 * Brings the `premium` claim in step with the store (product 4.6). After every write it reads the
 * store again: whoever writes last has then seen the newest rows, so two of these running at once
 * cannot leave an outdated claim.
 */
export async function syncPremiumClaim(uid: string, now: Date): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { isPremium } = await readEntitlement(uid, now);
    if (!(await setPremiumClaim(uid, isPremium))) return;
  }
  throw new Error('The premium claim does not settle.');
}
