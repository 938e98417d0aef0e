import { CLAIMS, claimsToProve } from '#src/claims/register.ts';

/** A line for each claim without evidence, and for each that loses it within 30 days of a day. */
export function claimStatus(day: string): string[] {
  return claimsToProve(day).map(({ id, validUntil }) => {
    const state = validUntil === null ? 'no evidence' : `valid until ${validUntil}`;
    return `${id}: ${state} (${CLAIMS[id].where.join(', ')})`;
  });
}
