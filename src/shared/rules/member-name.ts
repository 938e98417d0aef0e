const SPACE = ' ';
const NO_BREAK_SPACE = '\u00a0';

/** Spaces of every kind as one plain space each. */
function plainSpaces(text: string): string {
  return text.trim().replace(/\s+/g, SPACE);
}

/**
 * First and last name as the one display name that the auth service keeps. Spaces within either part
 * become no-break spaces, so that {@link splitName} still knows where the last name begins.
 */
export function joinName(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .map((part) => plainSpaces(part).replaceAll(SPACE, NO_BREAK_SPACE))
    .join(SPACE);
}

/** The whole name to read, and its two parts where a sign-up form gave them; else they are null. */
export function splitName(displayName: string): {
  name: string;
  firstName: string | null;
  lastName: string | null;
} {
  const parts = displayName.trim().split(SPACE).map(plainSpaces);
  const [firstName, lastName] = parts.length === 2 ? parts : [];
  return {
    name: plainSpaces(displayName),
    firstName: firstName ?? null,
    lastName: lastName ?? null,
  };
}
