import { track } from '@/lib/analytics';
import { loadAuth } from './id-token';
import { clearSessionHint } from './session-hint';

/** Ends the session in every tab. */
export async function signOut(): Promise<void> {
  clearSessionHint();
  await (await loadAuth()).getMainAuth().signOut();
  track('logout', { status: 'success' });
}
