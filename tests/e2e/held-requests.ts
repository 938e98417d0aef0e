import type { BrowserContext, Page } from '@playwright/test';

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
 * Lets a context's pages wait for calls however long they take. A busy machine can take longer than a
 * page waits: only tests of that let it give up.
 */
export async function neverGiveUp(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}

/** For tests of places: the brand font may arrive at any moment and widens words by some pixels. */
export async function withoutBrandFont(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
}
