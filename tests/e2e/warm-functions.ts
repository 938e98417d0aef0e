import type { FullConfig } from '@playwright/test';
import { localPorts } from '#scripts/environment.ts';
import { localApi } from '#scripts/seed/local-api.ts';

/** Calls that a page makes at once, as the dashboard does. */
const CALLS_OF_A_PAGE = 3;

/**
 * Runs once before the tests. The Functions emulator gives each call a process that has no other one,
 * and starts a new process when all are busy. On a busy machine that takes longer than a page waits
 * for its call, so as many as the tests' pages will ask for at once are started before.
 */
export default async function warmFunctions({ workers }: FullConfig): Promise<void> {
  const { pricingPlans } = localApi(localPorts());
  // Waits for the store, however long a process that has just started takes for its first document.
  await Promise.all(Array.from({ length: workers * CALLS_OF_A_PAGE }, pricingPlans));
}
