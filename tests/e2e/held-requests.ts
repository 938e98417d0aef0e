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

/** For tests of places: the brand font may arrive at any moment and widens words by some pixels. */
export async function withoutBrandFont(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
}
