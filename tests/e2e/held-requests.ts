import type { Page } from '@playwright/test';

/** Keeps requests waiting; the returned function lets them and all later ones through. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<null>();
  await page.route(url, async (route) => {
    await released;
    // The page may have given up on the call meanwhile.
    await route.continue().catch(() => undefined);
  });
  return () => resolve(null);
}

/**
 * Lets pages that are opened from here on wait for calls however long they take: a test that holds
 * one may be long in coming to its answer, and so may a process of the functions that has to start.
 */
export async function neverGiveUp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}
