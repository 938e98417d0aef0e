import { expect, type Locator, type Page } from '@playwright/test';

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

/** Presses a button and waits for what a button then says for 2 s, such as "Copied!". */
export async function pressForText(button: Locator, text: string): Promise<void> {
  const page = button.page();
  await page.evaluate((wanted) => {
    const { dataset } = document.documentElement;
    delete dataset['shownText'];
    new MutationObserver((_, observer) => {
      const buttons = [...document.querySelectorAll('button')];
      if (!buttons.some(({ textContent }) => textContent.trim() === wanted)) return;
      dataset['shownText'] = '';
      observer.disconnect();
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, text);
  await button.click();
  await expect(page.locator('html[data-shown-text]')).toHaveCount(1);
}
