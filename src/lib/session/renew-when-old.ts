import { DAY_MS } from '#shared/rules/durations.ts';
import { ageOf, readSessionHint } from './session-hint';

/**
 * Renews a session of more than a day once the page is loaded and idle, so that members who come at
 * least once in two weeks never wait for it (product 4.2). Firebase is loaded only then.
 */
export function renewWhenOld(): void {
  const hint = readSessionHint();
  if (!hint || ageOf(hint) < DAY_MS) return;
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  addEventListener('load', () => whenIdle(() => void renew()), { once: true });
}

async function renew(): Promise<void> {
  try {
    const { renewSession } = await import('./make-session');
    await renewSession();
  } catch {
    // The session is still valid; the next page tries again.
  }
}
