/** What a member agrees to at sign-up (product 3.2, 3.5). */
export const CONSENTS = ['privacy', 'communications'] as const;
export type ConsentName = (typeof CONSENTS)[number];

/**
 * Version of each consent's text: of privacy, the date of the policy. Raise it with the text, in both
 * languages; a test compares them.
 */
export const CONSENT_VERSIONS: Record<ConsentName, string> = {
  privacy: '2026-11-26',
  communications: '2026-11-25',
};

/** Whether an account needs the consent to communications: the owner's rule, in one place. */
export const COMMUNICATIONS_REQUIRED = true as boolean;

/** The consents that an account requires. */
export const REQUIRED_CONSENTS: readonly ConsentName[] = COMMUNICATIONS_REQUIRED
  ? CONSENTS
  : ['privacy'];

/** One consent as it is stored with the profile. Times are UTC ISO strings. */
export interface ConsentRecord {
  /** Of the text that was agreed to. */
  version: string;
  agreed_at: string;
  /** When it was withdrawn; null while it is valid. */
  withdrawn_at: string | null;
}

export type StoredConsents = Partial<Record<ConsentName, ConsentRecord | undefined>>;

/** Required consents that were never given; withdrawn ones are not asked for again. */
export function missingConsents(stored: StoredConsents): ConsentName[] {
  return REQUIRED_CONSENTS.filter((name) => stored[name] === undefined);
}

export function hasConsented(stored: StoredConsents, name: ConsentName): boolean {
  return stored[name] !== undefined && stored[name].withdrawn_at === null;
}

/**
 * The consents after giving and withdrawing some; consents that are already given keep their time.
 */
export function changedConsents(
  stored: StoredConsents,
  change: { agree: readonly ConsentName[]; withdraw: readonly ConsentName[] },
  now: Date,
): StoredConsents {
  const at = now.toISOString();
  const next = { ...stored };
  for (const name of change.agree) {
    if (hasConsented(stored, name)) continue;
    next[name] = { version: CONSENT_VERSIONS[name], agreed_at: at, withdrawn_at: null };
  }
  for (const name of change.withdraw) {
    const record = stored[name];
    if (record?.withdrawn_at === null) next[name] = { ...record, withdrawn_at: at };
  }
  return next;
}
