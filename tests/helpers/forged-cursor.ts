/** A cursor as lists give them out, for any place: the field that orders, its value and an id. */
export function forged(...place: unknown[]): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}
