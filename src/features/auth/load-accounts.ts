import type * as Accounts from './accounts';
import type { AuthMessage } from './auth-errors';
import type { Say } from './messages';

/** Firebase comes with the first focus, tap or returned code, not with the page (design 8). */
export const loadAccounts = () => import('./accounts');

/** Turns what the auth service threw into one of the page's texts. */
type Describe = (accounts: typeof Accounts, error: unknown) => AuthMessage;

/**
 * Runs something that needs Firebase; a failure is said, not thrown. The texts for it come with
 * Firebase too, so a page that cannot even load that has one text of its own.
 */
export async function attempt(
  say: Say,
  action: (accounts: typeof Accounts) => Promise<void>,
  describe: Describe,
): Promise<void> {
  let accounts: typeof Accounts;
  try {
    accounts = await loadAccounts();
  } catch {
    say({ key: 'tryAgain' });
    return;
  }
  try {
    await action(accounts);
  } catch (error) {
    const message = describe(accounts, error);
    say(message, message.key === 'resetSent' ? 'good' : 'error');
  }
}
