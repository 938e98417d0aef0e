/**
 * Session storage key of the address that a link in an e-mail belongs to, until the sign-in page
 * fills it in.
 */
export const KNOWN_EMAIL_KEY = 'known-email';

export function keepKnownEmail(email: string): void {
  sessionStorage.setItem(KNOWN_EMAIL_KEY, email);
}

/** Returns and removes the address; null when there is none. */
export function takeKnownEmail(): string | null {
  const email = sessionStorage.getItem(KNOWN_EMAIL_KEY);
  sessionStorage.removeItem(KNOWN_EMAIL_KEY);
  return email;
}
