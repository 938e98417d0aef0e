import { test as base } from '@playwright/test';
import { neverGiveUp } from './held-requests';

export { expect } from '@playwright/test';

interface Options {
  /** Pages give up on calls that take too long, as they do for people. */
  givesUp: boolean;
}

/** Playwright's `test`, with pages that wait for calls however long a busy machine takes. */
export const test = base.extend<Options>({
  givesUp: [false, { option: true }],
  context: async ({ context, givesUp }, use) => {
    if (!givesUp) await neverGiveUp(context);
    await use(context);
  },
});
