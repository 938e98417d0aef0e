/** A person who can sign in at the emulator. */
export interface GoogleAccount {
  email: string;
  name: string;
}

/** The accounts that the sign-in page offers; any other can be typed in. */
export const GOOGLE_ACCOUNTS: readonly GoogleAccount[] = [
  { email: 'gina@example.test', name: 'Gina Google' },
  { email: 'gustav@example.test', name: 'Gustav Google' },
];
