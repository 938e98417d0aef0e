/** What a phone number must have; numbers are written in too many ways to check more. */
export const PHONE_PATTERN = /\d/;

/** The value of a text field without the spaces around it; empty when it is missing. */
export function fieldText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
