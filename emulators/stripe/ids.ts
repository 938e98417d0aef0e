import { randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random id in Stripe's manner, `prefix_` and 24 letters or digits. */
export function newId(prefix: string): string {
  let id = `${prefix}_`;
  for (let i = 0; i < 24; i += 1) id += ALPHABET.charAt(randomInt(ALPHABET.length));
  return id;
}
