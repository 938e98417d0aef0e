import type * as Accounts from './accounts';
import type { AuthMessage } from './auth-errors';
import { failed, type FormState } from './form/form-state';

/** Fetches Firebase and what we do with it. */
export type LoadAccounts = () => Promise<typeof Accounts>;

/** Loads Firebase when the page is used, or at once with the code of an e-mail or of Google. */
export const loadAccounts: LoadAccounts = () => import('./accounts');

/**
 * Runs something that needs Firebase, which is loaded first. A failure becomes a message of the form.
 */
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
