import { CONFIRMATION_POLL_MS, CONFIRMATION_WAIT_MS } from '#shared/limits.ts';
import type { SignInResult } from '../accounts';
import type { LoadAccounts } from '../load-accounts';

/**
 * Signs in as soon as the address is confirmed, which may happen on another device: asks every few
 * seconds while the page is visible, and at once when the visitor comes back to it.
 *
 * @param onResult called once, unless this browser has lost the user
 * @returns stops it
 */
export function followConfirmation(
  email: string,
  load: LoadAccounts,
  onResult: (result: SignInResult) => void,
): () => void {
  const end = Date.now() + CONFIRMATION_WAIT_MS;
  let isAsking = false;

  const ask = async () => {
    if (Date.now() > end) stop();
    else if (!isAsking && !document.hidden) {
      isAsking = true;
      try {
        const result = await (await load()).signInConfirmed(email);
        if (result !== 'not-confirmed') stop();
        if (result === 'signed-in' || result === 'consent-missing') onResult(result);
      } catch {
        // Without a connection: the next time, then.
      }
      isAsking = false;
    }
  };
  const onBack = () => void ask();
  const timer = setInterval(onBack, CONFIRMATION_POLL_MS);
  addEventListener('focus', onBack);
  document.addEventListener('visibilitychange', onBack);

  const stop = () => {
    clearInterval(timer);
    removeEventListener('focus', onBack);
    document.removeEventListener('visibilitychange', onBack);
  };
  return stop;
}
