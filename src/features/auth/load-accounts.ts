import type * as Accounts from './accounts';
import type { AuthMessage } from './auth-errors';
import { failed, type FormState } from './form/form-state';

/** Imports accounts.ts, and Firebase with it. */
export type LoadAccounts = () => Promise<typeof Accounts>;

/**
 * Called with the first interaction, or at once when the address has a code of an e-mail or of
 * Google.
 */
export const loadAccounts: LoadAccounts = () => import('./accounts');

/** Loads Firebase and runs a function with it. Errors become a message of the form. */
export async function attempt(
  load: LoadAccounts,
  run: (accounts: typeof Accounts) => Promise<FormState>,
  describe: (error: unknown) => AuthMessage,
): Promise<FormState> {
  let accounts: typeof Accounts;
  try {
    accounts = await load();
  } catch {
    return failed({ key: navigator.onLine ? 'tryAgain' : 'offline' });
  }
  try {
    return await run(accounts);
  } catch (error) {
    return failed(navigator.onLine ? describe(error) : { key: 'offline' });
  }
}
