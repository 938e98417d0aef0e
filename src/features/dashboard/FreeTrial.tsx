/**
 * The place of what a free member can try of Premium, above the offer. Nothing is offered to try yet.
 */
export function FreeTrial() {
  return null;
}
