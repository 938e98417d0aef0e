import type { FullConfig } from '@playwright/test';
import { functionsUrl, localPorts } from '#local/environment.ts';

/** Calls that a page makes at once, as the dashboard does. */
const CALLS_OF_A_PAGE = 3;

/**
 * Runs once before the tests. The Functions emulator gives each call a process that has no other one,
 * and starts a new process when all are busy. On a busy machine that takes longer than a page waits
 * for its call, so as many as the tests' pages will ask for at once are started before.
 */
export default async function warmFunctions({ workers }: FullConfig): Promise<void> {
  const plans = `${functionsUrl(localPorts())}/api/api/pricing-plans`;
  // Reads the store, however long a process that has just started takes for its first document.
  const call = () =>
    fetch(plans, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
  const responses = await Promise.all(Array.from({ length: workers * CALLS_OF_A_PAGE }, call));
  for (const response of responses) {
    if (!response.ok) throw new Error(`The functions are not well: ${await response.text()}`);
  }
}
