import { expect, type Page } from '@playwright/test';

/** What the clipboard holds. */
export function clipboardText(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Lets every way of copying fail from here on, as a browser does that forbids it. */
export async function forbidCopying(page: Page): Promise<void> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
    navigator.clipboard.write = () => Promise.reject(new Error('forbidden'));
    Object.defineProperty(document, 'execCommand', { value: () => false });
  });
}

/** What is selected in a text area. */
export async function expectAllSelected(page: Page, selector: string): Promise<void> {
  const box = page.locator(selector);
  await expect
    .poll(() =>
      box.evaluate(
        (area: HTMLTextAreaElement) =>
          area.selectionStart === 0 && area.selectionEnd === area.value.length,
      ),
    )
    .toBe(true);
}
