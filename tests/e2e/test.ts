import { type BrowserContext, type Page, test as base } from '@playwright/test';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Pages give up on calls that take too long, as they do for people. */
  givesUp: boolean;
  /** A page in another browser, with the same options. */
  otherDevice: Page;
}

/** A busy machine can take longer for a call than a page waits. */
async function neverGiveUp(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
}

/** Playwright's `test`, with pages that wait for calls however long they take. */
export const test = base.extend<Fixtures>({
  givesUp: [false, { option: true }],
  context: async ({ context, givesUp }, use) => {
    if (!givesUp) await neverGiveUp(context);
    await use(context);
  },
  otherDevice: async ({ browser, givesUp }, use) => {
    const context = await browser.newContext();
    if (!givesUp) await neverGiveUp(context);
    await use(await context.newPage());
    await context.close();
  },
});
