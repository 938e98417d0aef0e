import { firstPaint } from '@/lib/first-paint';
import { readSessionHint } from '@/lib/session/session-hint';
import type { EndpointName, EndpointOutput } from '#shared/api/contract.ts';

async function call<N extends EndpointName>(name: N, init?: RequestInit) {
  const response = await fetch(`/api/${name}`, init);
  if (!response.ok) throw new Error(`${name} answered ${response.status}`);
  return (await response.json()) as EndpointOutput<N>;
}

/** Creates the plan if it does not exist. */
async function initialisePlan(): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await call('initialize-pricing-plan', { method: 'POST', headers, body: '{}' });
}

/** Reads the member's subscription; the page does not show it. */
async function readSubscription(): Promise<void> {
  const { dataset } = document.documentElement;
  dataset['subscription'] = 'loading';
  try {
    const { subscription } = await call('me');
    dataset['subscription'] = subscription?.is_premium ? 'premium' : 'free';
  } catch (error) {
    delete dataset['subscription'];
    throw error;
  }
}

/** Runs when the page has loaded (product 14.3). Failures are only logged. */
void firstPaint.then(() => {
  const log = (error: unknown) => console.error('Training page:', error);
  initialisePlan().catch(log);
  if (readSessionHint()) readSubscription().catch(log);
});
