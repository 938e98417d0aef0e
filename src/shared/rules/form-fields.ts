/**
 * What a field of a public form must hold; the page checks it before sending and the contract after
 * (api/contract.ts). The pattern is Zod's own, named here so that the page needs no Zod.
 */
export const EMAIL_PATTERN =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Numbers are written in too many ways to check more. */
export const PHONE_PATTERN = /\d/;

/** The value of a text field without the spaces around it; empty when it is missing. */
export function fieldText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
