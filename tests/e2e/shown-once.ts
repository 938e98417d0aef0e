import type { Locator, Page } from '@playwright/test';

/**
 * Notes in pages that are opened from here on that an element was there, for what shows for seconds
 * only: on a busy machine it can be over before a test looks.
 *
 * @param selector of the element
 * @returns what is found once it was there
 */
export async function noteShown(page: Page, selector: string): Promise<Locator> {
  await page.addInitScript((wanted) => {
    new MutationObserver(() => {
      if (document.querySelector(wanted)) document.documentElement.dataset['shown'] = '';
    }).observe(document, { childList: true, subtree: true });
  }, selector);
  return page.locator('html[data-shown]');
}
