/**
 * An e-mail address in lower case, as accounts store it, so that a member's rows are found however the
 * address was typed.
 */
export function normalizeEmail(typed: string): string {
  return typed.toLowerCase();
}

/** Google delivers to both, and leaves dots in the local part out. */
const GMAIL: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox behind an address, for limits: capitals, what follows a plus and Gmail's dots make no
 * other one.
 *
 * Source: https://support.google.com/mail/answer/7436150
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const user = local.replace(/\+.*$/s, '');
  return GMAIL.includes(domain) ? `${user.replaceAll('.', '')}@gmail.com` : `${user}@${domain}`;
}
